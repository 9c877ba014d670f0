import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

// The yardstick: a server on `node:http` alone that answers every request with the same bytes. It gets the bytes from
// the process that started it and tells its port in return.

process.once('message', (body: string) => {
  const bytes = Buffer.from(body);
  const headers = { 'content-type': 'application/json; charset=utf-8', 'content-length': bytes.length };
  const server = createServer((_, response) => response.writeHead(200, headers).end(bytes));
  server.listen(0, () => process.send?.((server.address() as AddressInfo).port));
});
process.once('disconnect', () => process.exit());
