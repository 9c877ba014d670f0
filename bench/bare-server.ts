import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

// The baseline: a plain `node:http` server that answers every request with the same bytes. The parent process sends the
// bytes in a message and gets the port back in another.

process.once('message', (body: string) => {
  const bytes = Buffer.from(body);
  const headers = { 'content-type': 'application/json; charset=utf-8', 'content-length': bytes.length };
  const server = createServer((_, response) => response.writeHead(200, headers).end(bytes));
  // Our server listens on IPv4 too, so the ratio does not depend on the address family.
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
});
process.once('disconnect', () => process.exit());
