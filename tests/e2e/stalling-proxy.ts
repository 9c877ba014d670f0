import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The server of this run behind a door that keeps back what it answers to one path. */
export interface StallingProxy {
  origin: string;
  /** Resolves when the server has answered, and the answer is kept back. */
  hasResponded: Promise<void>;
  /** From now on, answers come through. */
  release: () => void;
  close: () => Promise<void>;
}

/** Puts the door before the server. `page.route` does not do here: with it, a body never leaves the browser. */
export async function startStallingProxy(origin: string, path: string): Promise<StallingProxy> {
  let isOpen = false;
  let answered = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    answered = resolve;
  });
  const door = createServer((incoming, outgoing) => {
    const { method, headers, url = '' } = incoming;
    const onward = request(origin + url, { method, headers }, (answer) => {
      if (url === path && !isOpen) return void answer.resume().on('end', answered);
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  await once(door.listen(0, 'localhost'), 'listening');
  return {
    origin: `http://localhost:${(door.address() as AddressInfo).port}`,
    hasResponded: isAnswered,
    release() {
      isOpen = true;
    },
    async close() {
      door.closeAllConnections();
      await new Promise((resolve) => door.close(resolve));
    },
  };
}
