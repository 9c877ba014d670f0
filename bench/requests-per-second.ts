import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

const connections = 8;

/**
 * How many GET requests a server answers in a second, asked over a few connections, each sending its next request when
 * the answer to the last has arrived. Plain sockets, so that the measuring costs less than what is measured.
 * @param time ms to ask for
 */
export async function requestsPerSecond(address: string, token: string | undefined, time: number): Promise<number> {
  const { hostname, port, pathname } = new URL(address);
  const authorization = token ? `Authorization: Bearer ${token}\r\n` : '';
  const request = `GET ${pathname} HTTP/1.1\r\nHost: ${hostname}:${port}\r\n${authorization}\r\n`;
  const sockets = await Promise.all(Array.from({ length: connections }, () => open(hostname, Number(port))));
  const start = performance.now();
  const counts = await Promise.all(sockets.map((socket) => askUntil(start + time, socket, request)));
  const seconds = (performance.now() - start) / 1_000;
  for (const socket of sockets) socket.destroy();
  return counts.reduce((sum, count) => sum + count, 0) / seconds;
}

async function open(host: string, port: number): Promise<Socket> {
  const socket = connect({ host, port, noDelay: true });
  await once(socket, 'connect');
  return socket;
}

/** Asks until the deadline, and gives how many answers came. Rejects on an answer that is not 200. */
function askUntil(deadline: number, socket: Socket, request: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  let count = 0;
  let missing = 0;
  const ask = () => socket.write(request);
  socket.on('data', (chunk: Buffer) => {
    missing = missing > 0 ? missing - chunk.length : bytesToCome(chunk, reject);
    if (missing > 0) return;
    count += 1;
    if (performance.now() < deadline) ask();
    else resolve(count);
  });
  socket.once('error', reject);
  socket.once('close', () => reject(new Error('The server closed a connection')));
  ask();
  return promise;
}

/** Bytes of an answer that are still to come, told by its first chunk. */
function bytesToCome(chunk: Buffer, reject: (error: Error) => void): number {
  const end = chunk.indexOf('\r\n\r\n');
  const head = chunk.toString('latin1', 0, end);
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (!head.startsWith('HTTP/1.1 200') || !length)
    reject(new Error(`Not the answer to measure: ${head.slice(0, 200)}`));
  return end + 4 + Number(length) - chunk.length;
}
