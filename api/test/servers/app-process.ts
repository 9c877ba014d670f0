import type { AddressInfo } from 'node:net';
import { buildServer } from '../support/build-server.ts';

// The main module of each server process to which `forwardToServers` sends the requests of a test. The command-line argument is
// `ServerOptions` as JSON. The process sends its port to its parent, and ends when the parent does.

const { app } = await buildServer(JSON.parse(process.argv[2] ?? ''));
await app.listen({ port: 0, host: '127.0.0.1' });
process.on('disconnect', () => process.exit());
process.send?.((app.server.address() as AddressInfo).port);
