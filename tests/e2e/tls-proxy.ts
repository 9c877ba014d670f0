import { once } from 'node:events';
import { type IncomingHttpHeaders, request } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { createSelfSignedCertificate } from '../../scripts/self-signed-certificate.ts';

/** An HTTPS proxy in front of the server under test, like the one in front of a production server. */
export interface TlsProxy {
  origin: string;
  /** The responses that the server has sent, in order. */
  responses: { path: string; status: number | undefined; encoding: string | undefined }[];
  /** Changes the headers of requests before they reach the server. */
  changeHeaders: (headers: IncomingHttpHeaders) => IncomingHttpHeaders;
  /** The command-line argument that makes Chromium trust the proxy's certificate. */
  browserArgument: string;
  close: () => Promise<void>;
}

export async function startTlsProxy(origin: string): Promise<TlsProxy> {
  const { keyHash, ...options } = createSelfSignedCertificate();
  const server = createServer(options, (incoming, outgoing) => {
    const { method, headers, url = '' } = incoming;
    const forwarded = request(origin + url, { method, headers: proxy.changeHeaders(headers) }, (response) => {
      proxy.responses.push({ path: url, status: response.statusCode, encoding: response.headers['content-encoding'] });
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  await once(server.listen(0, 'localhost'), 'listening');
  const proxy: TlsProxy = {
    origin: `https://localhost:${(server.address() as AddressInfo).port}`,
    responses: [],
    changeHeaders: (headers) => headers,
    browserArgument: `--ignore-certificate-errors-spki-list=${keyHash}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return proxy;
}
