import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { InjectOptions } from 'fastify';

/** The properties of a reply from `app.inject` that tests read. */
interface Reply {
  statusCode: number;
  headers: Record<string, unknown>;
  body: string;
  payload: string;
  rawPayload: Buffer;
  json(): unknown;
}

const agent = new Agent({ keepAlive: true });

/** Sends over HTTP a request that `app.inject` would pass to the application directly. */
export async function sendOverHttp(origin: string, options: InjectOptions): Promise<Reply> {
  const { method = 'GET', url = '/', path = url, headers = {}, remoteAddress } = options;
  const { bytes, type } = await serialize(options.payload ?? options.body);
  const target = new URL(origin);
  const outgoing = request({
    agent,
    method,
    host: target.hostname,
    port: target.port,
    path: encode(String(path)) + toQuery(options.query),
    headers: {
      host: 'localhost:80',
      'user-agent': 'lightMyRequest',
      ...(type && { 'content-type': type }),
      ...(remoteAddress && { 'x-forwarded-for': remoteAddress }),
      ...headers,
      ...(bytes && { 'content-length': bytes.length }),
    },
  });
  outgoing.end(bytes);
  const [reply] = (await once(outgoing, 'response')) as [IncomingMessage];
  const rawPayload = await buffer(reply);
  const body = rawPayload.toString();
  return {
    statusCode: reply.statusCode ?? 0,
    headers: toHeaders(reply.headers),
    body,
    payload: body,
    rawPayload,
    json: () => JSON.parse(body),
  };
}

async function serialize(payload: unknown): Promise<{ bytes?: Buffer; type?: string | undefined }> {
  if (payload === undefined) return {};
  if (typeof payload === 'string') return { bytes: Buffer.from(payload) };
  if (payload instanceof Uint8Array) return { bytes: Buffer.from(payload) };
  if (payload instanceof FormData) {
    const form = new Response(payload);
    return { bytes: Buffer.from(await form.arrayBuffer()), type: form.headers.get('content-type') ?? undefined };
  }
  if (typeof (payload as NodeJS.ReadableStream).pipe === 'function')
    return { bytes: await buffer(payload as NodeJS.ReadableStream) };
  return { bytes: Buffer.from(JSON.stringify(payload)), type: 'application/json' };
}

function toQuery(query: InjectOptions['query']): string {
  if (!query) return '';
  return `?${typeof query === 'string' ? query : new URLSearchParams(query as Record<string, string>)}`;
}

/** Escapes the characters that HTTP does not allow in a path. */
function encode(path: string): string {
  return path.replace(/[^\x21-\x7e]/gu, encodeURIComponent);
}

/** Returns a single cookie as a string, as `inject` does. */
function toHeaders({ 'set-cookie': cookies, ...headers }: IncomingMessage['headers']): Record<string, unknown> {
  return { ...headers, ...(cookies && { 'set-cookie': cookies.length === 1 ? cookies[0] : cookies }) };
}
