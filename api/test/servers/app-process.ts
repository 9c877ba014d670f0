import type { AddressInfo } from 'node:net';
import { buildServer } from '../support/build-server.ts';

// The main module of each server process to which `forwardToServers` sends the requests of a test. Its argument is `ServerOptions`
// as JSON. It sends its port to the parent process, and ends when that process does.

const { app } = await buildServer(JSON.parse(process.argv[2] ?? ''));
await app.listen({ port: 0, host: '127.0.0.1' });
process.on('disconnect', () => process.exit());
process.send?.((app.server.address() as AddressInfo).port);
