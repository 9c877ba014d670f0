import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

interface CachedReply {
  bytes: Buffer;
  etag: string;
}

/** Milliseconds. A change made on another server shows after at most this time. */
const lifetime = 5_000;

/**
 * Caches a reply that is the same for everyone, and answers 304 to a browser that already has it.
 * @param version its `count` grows when a change on this server makes the reply stale
 * @param build returns the reply before serialization
 * @returns the handler of the route.
 */
export function createCachedReply(version: { count: number }, build: () => Promise<unknown>) {
  let cached: CachedReply | undefined;
  let builtAt = 0;
  let builtCount = 0;

  async function current(): Promise<CachedReply> {
    const now = Date.now();
    // The absolute value covers a clock that was set back.
    if (cached && builtCount === version.count && Math.abs(now - builtAt) < lifetime) return cached;
    // The count is read before the rows, so that a change in between makes this reply stale.
    const { count } = version;
    const built = toCachedReply(await build());
    [cached, builtAt, builtCount] = [built, now, count];
    return built;
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
