import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

interface CachedReply {
  bytes: Buffer;
  etag: string;
}

/** Milliseconds: so long at most an edit takes to show that another process made. */
const lifetime = 5_000;

/** Counts the edits that this process made, so that what is older than the last one is not shown again. */
export interface Edits {
  count: number;
}

/** Counts an edit when it is over, also one that failed: some of it may be written all the same. */
export function countEdit<T>(edits: Edits, edit: Promise<T>): Promise<T> {
  return edit.finally(() => {
    edits.count++;
  });
}

/**
 * Keeps the bytes of a reply that is the same for everybody, and tells a browser that has them already so (304).
 * @returns a function that answers a request with what `build` gives.
 */
export function createCachedAnswer(edits: Edits, build: () => Promise<unknown>) {
  let cached: CachedReply | undefined;
  let builtAt = 0;
  let builtAfter = 0;

  async function current(): Promise<CachedReply> {
    const now = Date.now();
    if (cached && builtAfter === edits.count && Math.abs(now - builtAt) < lifetime) return cached;
    // Read before the rows are: an edit in between counts as one that is not seen yet.
    const { count } = edits;
    const built = toCachedReply(await build());
    [cached, builtAt, builtAfter] = [built, now, count];
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
