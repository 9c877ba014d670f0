import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pageHeaders } from './built-site.ts';
import type { CurrentPage } from './rendered-pages.ts';

const encodings = ['br', 'gzip', 'identity'] as const;

/**
 * Browsers ask each time, and usually get 304. A shared cache may answer for five seconds by itself, and for a minute more
 * while it asks.
 */
const cacheControl = 'public, max-age=0, s-maxage=5, stale-while-revalidate=60';

/** Sends a page in the best encoding that the client accepts, or 304 when the client already has it. */
export function sendRenderedPage(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { policy, bodies, contentType, hash }: CurrentPage,
): FastifyReply {
  const encoding = chooseEncoding(headers['accept-encoding']);
  const etag = `"${hash}-${encoding}"`;
  if (policy) reply.headers(pageHeaders(policy));
  reply.headers({ 'content-type': contentType, 'cache-control': cacheControl, vary: 'accept-encoding', etag });
  if (matches(headers['if-none-match'], etag)) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(bodies[encoding]);
}

function chooseEncoding(accepted: string | undefined): (typeof encodings)[number] {
  const chosen = accepted && negotiate(accepted, [...encodings]);
  return encodings.find((encoding) => encoding === chosen) ?? 'identity';
}

/** Proxies that change the encoding make a strong tag weak, so `W/` is ignored, as RFC 9110 asks for in this header. */
function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = ifNoneMatch?.split(',') ?? [];
  return tags.some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
