import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

interface CachedReply {
  bytes: Buffer;
  etag: string;
  builtAt: number;
  /** The `count` of the version from which the reply was built. */
  versionCount: number;
}

/** Milliseconds. A change made on another server shows after at most this time. */
const lifetime = 5_000;

/** The maximum number of different queries whose replies are cached at the same time. */
const maxQueries = 50;

/** The version of the data in a reply: `count` grows when a change on this server makes the reply stale. */
interface Version {
  count: number;
}

/**
 * Caches a reply that is the same for everyone, and answers 304 to a browser that already has it.
 * @param build returns the reply before serialization
 * @returns the handler of the route.
 */
export function createCachedReply(version: Version, build: () => Promise<unknown>) {
  const send = createCachedReplies(version, build);
  return (request: FastifyRequest, reply: FastifyReply) => send({}, request, reply);
}

interface Format<Content> {
  /** The `content-type`. */
  type: string;
  serialize: (content: Content) => string;
}

const json: Format<unknown> = { type: 'application/json; charset=utf-8', serialize: JSON.stringify };

/**
 * Like `createCachedReply`, but for an endpoint whose reply depends on the query, which is passed to `build`.
 * @returns a function that sends the reply to a query.
 */
export function createCachedReplies<Query extends object, Content>(
  version: Version,
  build: (query: Query) => Promise<Content>,
  { type, serialize }: Format<Content> = json,
) {
  /** Ordered by when they were last built. */
  const replies = new Map<string, CachedReply>();

  async function findOrBuild(query: Query): Promise<CachedReply> {
    const key = JSON.stringify(query);
    const cached = replies.get(key);
    const now = Date.now();
    // The absolute value covers a clock that was set back.
    if (cached && cached.versionCount === version.count && Math.abs(now - cached.builtAt) < lifetime) return cached;
    // The count is read before the rows, so that a change in between makes this reply stale.
    const { count } = version;
    const built = { ...toReply(serialize(await build(query))), builtAt: now, versionCount: count };
    replies.delete(key);
    replies.set(key, built);
    const [oldest] = replies.keys();
    if (replies.size > maxQueries && oldest !== undefined) replies.delete(oldest);
    return built;
  }

  return async (query: Query, request: FastifyRequest, reply: FastifyReply): Promise<Buffer | undefined> => {
    const { bytes, etag } = await findOrBuild(query);
    reply.headers({ 'content-type': type, 'cache-control': 'no-cache', etag });
    if (request.headers['if-none-match'] !== etag) return bytes;
    reply.code(304);
    return undefined;
  };
}

function toReply(text: string): Pick<CachedReply, 'bytes' | 'etag'> {
  const bytes = Buffer.from(text);
  return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url')}"` };
}
