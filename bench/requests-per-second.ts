import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

const connectionCount = 8;

/**
 * Measures how many GET requests per second a server answers. Each connection sends its next request once the response to
 * the previous one has arrived. Plain sockets keep the client's CPU time below the server's.
 * @param tokens used in turn; without any, requests have no token
 * @param time duration in ms
 */
export async function measureRequestRate(url: string, tokens: string[], time: number): Promise<number> {
  const { hostname, port, pathname } = new URL(url);
  const requestHead = `GET ${pathname} HTTP/1.1\r\nHost: ${hostname}:${port}\r\n`;
  const requests = tokens.map((token) => `${requestHead}Authorization: Bearer ${token}\r\n\r\n`);
  let turn = 0;
  const nextRequest = () => requests[turn++ % requests.length] ?? `${requestHead}\r\n`;
  const sockets = await Promise.all(Array.from({ length: connectionCount }, () => open(hostname, Number(port))));
  const stopBusyLoop = startBusyLoop();
  try {
    const startedAt = performance.now();
    const counts = await Promise.all(sockets.map((socket) => sendUntil(startedAt + time, socket, nextRequest)));
    const seconds = (performance.now() - startedAt) / 1_000;
    return counts.reduce((sum, count) => sum + count, 0) / seconds;
  } finally {
    stopBusyLoop();
    for (const socket of sockets) socket.destroy();
  }
}

/**
 * Keeps this process from waiting for events. A server that sends to a waiting process has to wake it, which in a virtual machine can
 * take longer than everything else that the server does for a request. Only the slower of two compared servers would have to do that.
 * @returns a function that lets the process wait again
 */
function startBusyLoop(): () => void {
  let immediate = setImmediate(function turn() {
    immediate = setImmediate(turn);
  });
  return () => clearImmediate(immediate);
}

async function open(host: string, port: number): Promise<Socket> {
  const socket = connect({ host, port, noDelay: true });
  await once(socket, 'connect');
  return socket;
}

/** Sends requests until the deadline and returns the number of responses. Rejects if a response is not 200. */
function sendUntil(deadline: number, socket: Socket, nextRequest: () => string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  let count = 0;
  let missingBytes = 0;
  const send = () => socket.write(nextRequest());
  socket.on('data', (chunk: Buffer) => {
    missingBytes = missingBytes > 0 ? missingBytes - chunk.length : countMissingBytes(chunk, reject);
    if (missingBytes > 0) return;
    count += 1;
    if (performance.now() < deadline) send();
    else resolve(count);
  });
  socket.once('error', reject);
  socket.once('close', () => reject(new Error('The server closed a connection')));
  send();
  return promise;
}

/** Returns how many bytes of a response are still missing after its first chunk, which must contain all headers. */
function countMissingBytes(chunk: Buffer, reject: (error: Error) => void): number {
  const blankLine = '\r\n\r\n';
  const headEnd = chunk.indexOf(blankLine);
  const head = chunk.toString('latin1', 0, headEnd);
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (!head.startsWith('HTTP/1.1 200') || !length) reject(new Error(`Unexpected response: ${head.slice(0, 200)}`));
  return headEnd + blankLine.length + Number(length) - chunk.length;
}
