// The page's protocol (told in bot/sandbox/web.py): JSON requests as one person, and a socket of events.

export const me = new URLSearchParams(location.search).get("as") ?? "";

async function answer(response) {
  const body = await response.json();
  if (!response.ok) throw Object.assign(new Error(body.error ?? "The sandbox refused."), body);
  return body;
}

export async function get(path, query = {}) {
  return answer(await fetch(`/web/${path}?${new URLSearchParams({ as: me, ...query })}`));
}

export async function post(act, body = {}) {
  const headers = { "Content-Type": "application/json" };
  return answer(await fetch(`/web/${act}`, { method: "POST", headers, body: JSON.stringify({ as: me, ...body }) }));
}

// Calls hear(event) for ever, and open(again) whenever it is connected, after a break again: only what is read from
// then on misses nothing, since whatever happens later comes as an event.
export function live(hear, open) {
  let broken = false;
  const connect = () => {
    const socket = new WebSocket(`ws://${location.host}/web/live?as=${encodeURIComponent(me)}`);
    socket.onopen = () => open(broken);
    socket.onmessage = (frame) => hear(JSON.parse(frame.data));
    socket.onclose = () => { broken = true; hear({ t: "lost" }); setTimeout(connect, 1500); };
  };
  connect();
}
