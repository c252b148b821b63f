// What this tab knows: who I am, the channels, the messages by channel, and small notes of its own.

export const state = {
  me: null, bot: null, online: false, people: [], guilds: [], channels: [], dm: null, hint: "", suggestion: "",
  here: null, entries: new Map(), gone: new Set(), failures: new Map(), notes: [], typing: new Map(), lost: false,
  menus: [], // the entries of menus on people (type 2) and messages (type 3)
  titles: new Map(), // what commands are called in my language, by their full names
  strict: { default_command_names: true, unresolved_mentions: true }, // rows of bot/sandbox/strictness.py
};

export const channelById = (id) => [...state.channels, state.dm].find((channel) => channel.id === id);
export const threadsOf = (channelId) => state.channels.filter((channel) => channel.parent === channelId);
// How a channel is called at the head of it and in sentences: "#lounge", a group's own name, or the bot.
export const titleOf = (channel) => (channel.group || channel.guild_id ? channel.name : nameOf(state.bot));
export const signed = (channel) => (channel.guild_id ? `#${channel.name}` : channel.group ? channel.name : `@${nameOf(state.bot)}`);
export const personById = (id) => (id === state.bot.id ? state.bot : state.people.find((person) => person.id === id));
export const nameOf = (user) => user.global_name || user.username || user.name;
// What a command mention in a text shows: Discord shows the default name to everybody.
export const commandName = (path) => (state.strict.default_command_names ? path : state.titles.get(path) ?? path);
// The person whom a mention in a message shows by name. A client that has not loaded somebody knows only those whom the
// message itself gives in `mentions`, and its own user.
export function mentioned(id, message) {
  const known = !state.strict.unresolved_mentions || id === state.me.id || message?.mentions.some((user) => user.id === id);
  return known ? personById(id) : null;
}
export const roles = () => state.guilds.flatMap((guild) => guild.roles.map((role) => ({ ...role, guild_id: guild.id })));

// Takes in a state of a message; an older one than is known is passed over. Returns whether it was new.
export function note(entry) {
  const { message, rev } = entry;
  if (state.gone.has(message.id)) return false;
  let known = state.entries.get(message.channel_id);
  if (!known) state.entries.set(message.channel_id, (known = new Map()));
  const old = known.get(message.id);
  if (old && old.rev >= rev) return false;
  known.set(message.id, entry);
  return !old;
}

export function forget(channelId, messageId) {
  state.gone.add(messageId);
  state.entries.get(channelId)?.delete(messageId);
  state.failures.delete(messageId);
}

const order = (a, b) => (BigInt(a.message.id) < BigInt(b.message.id) ? -1 : 1);
export const entriesOf = (channelId) => [...(state.entries.get(channelId)?.values() ?? [])].sort(order);

export function mentionsMe(entry) {
  const { message } = entry;
  return message.mention_everyone || message.mentions.some((user) => user.id === state.me.id);
}
