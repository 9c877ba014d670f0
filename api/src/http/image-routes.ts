import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Failure } from '../failure.ts';
import { imageNameOf } from '../images/image-store.ts';
import type { Services } from '../services.ts';

const defaultPhoto = readFileSync(new URL('../images/default-photo.svg', import.meta.url));

/** Serves image files. A file never changes under its name, so a browser may keep it forever. */
export function addImageRoutes(app: FastifyInstance, { images }: Services): void {
  const config = { limit: 'none' } as const;

  app.get<{ Params: { file: string } }>('/images/:file', { config }, async ({ params: { file } }, reply) => {
    const bytes = imageNameOf(file) ? await images.read(file) : undefined;
    if (!bytes) throw new Failure('not_found.image');
    return withImageHeaders(reply, 'image/webp').send(bytes);
  });

  app.get('/images/default-photo.svg', { config }, async (_request, reply) =>
    withImageHeaders(reply, 'image/svg+xml').send(defaultPhoto),
  );
}

/** A site on another origin may show an image; an image opened on its own may run no script. */
function withImageHeaders(reply: FastifyReply, type: string): FastifyReply {
  return reply.headers({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'content-type': type,
    'cross-origin-resource-policy': 'cross-origin',
  });
}
