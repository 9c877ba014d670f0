import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy in front of the test server that withholds the responses for one path. */
export interface StallingProxy {
  origin: string;
  /** Resolves when the server has sent a response that is withheld. */
  responded: Promise<void>;
  /** Makes the proxy deliver all later responses. */
  release: () => void;
  close: () => Promise<void>;
}

/** Starts the proxy. Playwright's routes cannot do the same, because the body of a request that they handle never leaves the browser. */
export async function startStallingProxy(origin: string, path: string): Promise<StallingProxy> {
  let isReleased = false;
  const { promise: responded, resolve } = Promise.withResolvers<void>();
  const proxy = createServer((incoming, outgoing) => {
    const { method, headers, url = '' } = incoming;
    const forwarded = request(origin + url, { method, headers }, (response) => {
      if (url === path && !isReleased) return void response.resume().on('end', resolve);
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  await once(proxy.listen(0, 'localhost'), 'listening');
  return {
    origin: `http://localhost:${(proxy.address() as AddressInfo).port}`,
    responded,
    release() {
      isReleased = true;
    },
    async close() {
      proxy.closeAllConnections();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}
