import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { createDonation, toFormData } from '../support/donations.ts';

/** A connection to which a test writes raw bytes. */
export interface RawClient {
  socket: Socket;
  /** Everything received so far. */
  received: () => string;
  /** Once the connection is closed, resolves to the number of milliseconds for which it was open. */
  closed: Promise<number>;
}

/** Opens a connection, and sends the first bytes of a request. */
export async function openConnection(origin: string, firstBytes: string | Buffer): Promise<RawClient> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk;
  });
  // The server may reset the connection while the client is still sending.
  socket.on('error', () => {});
  const start = performance.now();
  const closed = new Promise<number>((resolve) => {
    socket.once('close', () => resolve(performance.now() - start));
  });
  await once(socket, 'connect');
  socket.write(firstBytes);
  return { socket, received: () => text, closed };
}

/**
 * Opens a connection and sends the first bytes of a request, and then sends `next` every `interval` milliseconds until the connection
 * is closed.
 */
export async function drip(origin: string, firstBytes: string, next: string, interval: number): Promise<RawClient> {
  const client = await openConnection(origin, firstBytes);
  const timer = setInterval(() => client.socket.write(next), interval);
  client.socket.once('close', () => clearInterval(timer));
  return client;
}

/** This many replies, of 80 kB each, are together much larger than the buffers of both sides. */
export const pipelinedRequestCount = 300;

/** Opens a connection, and sends many requests, without reading any reply. */
export async function requestWithoutReading(origin: string): Promise<RawClient> {
  const client = await openConnection(origin, '');
  client.socket.pause();
  client.socket.write('GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(pipelinedRequestCount));
  return client;
}

/** The head of a login request that announces a body of 60,000 bytes. */
export const headOfLogin =
  'POST /api/Login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n';

/** The head of a donation that announces a body of 60,000 bytes, and the first line of that body. */
export const headOfDonation = (token: string) =>
  `POST /api/order/donataionorder HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 60000\r\n\r\n--b\r\n`;

/** The bytes of a complete request with a donation. */
export async function createUpload(token: string): Promise<Buffer> {
  const form = new Response(toFormData(await createDonation()));
  const body = Buffer.from(await form.arrayBuffer());
  const head = `POST /api/order/donataionorder HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n`;
  const type = `Content-Type: ${form.headers.get('content-type')}\r\nContent-Length: ${body.length}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head + type), body]);
}
