import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

interface CachedReply {
  bytes: Buffer;
  etag: string;
}

/** Milliseconds: so long at most an edit takes to show. */
const lifetime = 5_000;

/**
 * Keeps the bytes of a reply that is the same for everybody, and tells a browser that has them already so (304).
 * @returns a function that answers a request with what `build` gives.
 */
export function createCachedAnswer(build: () => Promise<unknown>) {
  let cached: CachedReply | undefined;
  let builtAt = 0;

  async function current(): Promise<CachedReply> {
    const now = Date.now();
    if (cached && Math.abs(now - builtAt) < lifetime) return cached;
    cached = toCachedReply(await build());
    builtAt = now;
    return cached;
  }

  return async (request: FastifyRequest, reply: FastifyReply): Promise<Buffer | undefined> => {
    const { bytes, etag } = await current();
    reply.headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache', etag });
    if (request.headers['if-none-match'] !== etag) return bytes;
    reply.code(304);
    return undefined;
  };
}

function toCachedReply(value: unknown): CachedReply {
  const bytes = Buffer.from(JSON.stringify(value));
  return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url')}"` };
}
