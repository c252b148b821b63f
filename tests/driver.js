// Serve Playwright's protocol to one client after another: `run-driver` of Playwright ends with its only client.
// Arguments: the folder of the package playwright-core, and the path of the socket.
const { createServer } = require("net");
const [folder, path] = process.argv.slice(2);
require(`${folder}/lib/bootstrap`);
const { DispatcherConnection, PlaywrightDispatcher, RootDispatcher, createPlaywright } =
    require(`${folder}/lib/coreBundle`).server;
const LENGTH = 4;

createServer((client) => {
    const connection = new DispatcherConnection();
    const root = new RootDispatcher(connection, async (scope, { sdkLanguage }) =>
        new PlaywrightDispatcher(scope, createPlaywright({ sdkLanguage, isClientCollocatedWithServer: true })),
    );
    connection.onmessage = (message) => {
        const data = Buffer.from(JSON.stringify(message)), length = Buffer.alloc(LENGTH);
        length.writeUInt32LE(data.length);
        client.write(Buffer.concat([length, data]));
    };
    let received = Buffer.alloc(0);
    client.on("data", (chunk) => {
        received = Buffer.concat([received, chunk]);
        while (received.length >= LENGTH && received.length - LENGTH >= received.readUInt32LE()) {
            const end = LENGTH + received.readUInt32LE();
            const message = JSON.parse(received.subarray(LENGTH, end));
            received = received.subarray(end);
            setImmediate(() => connection.dispatch(message));
        }
    });
    client.on("error", () => {});
    client.on("close", () => {
        connection.onmessage = () => {};
        root._dispose();
    });
}).listen(path);
