import type { FastifyInstance, FastifyReply } from 'fastify';

/** The replies to requests whose headers have arrived, until each reply is complete. */
export type RepliesInFlight = ReadonlySet<FastifyReply>;

/** Tracks the replies in flight. Call it before any other hook is added, because a hook that refuses a request stops the later ones. */
export function trackReplies(app: FastifyInstance): RepliesInFlight {
  const replies = new Set<FastifyReply>();
  app.addHook('onRequest', (_request, reply, done) => {
    replies.add(reply);
    reply.raw.once('close', () => replies.delete(reply));
    done();
  });
  return replies;
}
