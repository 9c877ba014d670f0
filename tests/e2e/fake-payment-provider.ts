import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A card page that posts a message to its parent when it is ready and when a card was accepted. The buttons `Return` and `Decline`
 * open the site's `/payment-result` in the frame, as a provider's redirect does.
 */
const cardPage = `<!doctype html><html lang="en"><title>Provider</title>
<button onclick="parent.postMessage({ payment: 'accepted' }, '*')">Accept</button>
<button onclick="location = location.ancestorOrigins[0] + '/payment-result#accepted'">Return</button>
<button onclick="location = location.ancestorOrigins[0] + '/payment-result#declined'">Decline</button>
<script>parent.postMessage({ payment: 'ready' }, '*')</script></html>`;

export interface FakePaymentProvider {
  origin: string;
  requestedPaths: string[];
  /** While this is false, requests are accepted and never answered. */
  responds: boolean;
  stop: () => Promise<void>;
}

/** Starts a local provider whose origin differs from the site's. */
export async function startFakePaymentProvider(): Promise<FakePaymentProvider> {
  const server = createServer((request, response) => {
    if (request.url === '/favicon.ico') return void response.writeHead(204).end();
    provider.requestedPaths.push(request.url ?? '');
    if (provider.responds) response.setHeader('content-type', 'text/html').end(cardPage);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = async () => {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };
  const { port } = server.address() as AddressInfo;
  const provider: FakePaymentProvider = {
    origin: `http://127.0.0.1:${port}`,
    requestedPaths: [],
    responds: true,
    stop,
  };
  return provider;
}
