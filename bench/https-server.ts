import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { createSelfSignedCertificate } from '../scripts/self-signed-certificate.ts';

export type Listener = (request: Http2ServerRequest, response: Http2ServerResponse) => unknown;

const { keyHash, ...certificate } = createSelfSignedCertificate();

/** The command-line argument that makes Chromium trust the servers of this process. */
export const trustArgument = `--ignore-certificate-errors-spki-list=${keyHash}`;

export interface HttpsServer {
  origin: string;
  close: () => void;
}

/** Starts a server for HTTPS on a free port, with HTTP/2, as in production, and HTTP/1.1 for clients that need it. */
export function listen(listener: Listener): Promise<HttpsServer> {
  const server = createSecureServer({ ...certificate, allowHTTP1: true }, listener);
  return new Promise((resolve) => {
    server.listen(0, () => {
      const origin = `https://localhost:${(server.address() as AddressInfo).port}`;
      resolve({ origin, close: () => server.close() });
    });
  });
}

/** Starts a proxy that forwards all requests to the server at this origin. */
export const proxyTo = (origin: string): Promise<HttpsServer> =>
  listen(async (incoming, response) => relay(await forward(incoming, origin), response));

export function forward(incoming: Http2ServerRequest, origin: string): Promise<IncomingMessage> {
  const { method, url } = incoming;
  const headers = Object.fromEntries(Object.entries(incoming.headers).filter(([name]) => !name.startsWith(':')));
  return new Promise((resolve, reject) => {
    const outgoing = request(
      `${origin}${url}`,
      { method, headers: { ...headers, host: new URL(origin).host } },
      resolve,
    );
    incoming.pipe(outgoing.once('error', reject));
  });
}

export function relay(reply: IncomingMessage, response: Http2ServerResponse): void {
  response.writeHead(reply.statusCode ?? 500, withoutConnectionHeaders(reply.headers));
  reply.pipe(response);
}

/** HTTP/2 forbids connection-specific headers (RFC 9113, section 8.2.2). */
export function withoutConnectionHeaders({
  connection,
  'keep-alive': _keepAlive,
  'transfer-encoding': _encoding,
  ...headers
}: IncomingHttpHeaders): IncomingHttpHeaders {
  return headers;
}
