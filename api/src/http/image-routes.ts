import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { pictureOfFile } from '../images/image-store.ts';
import type { Services } from '../services.ts';
import { notFound } from './errors.ts';

const defaultPhoto = readFileSync(new URL('../images/default-photo.svg', import.meta.url));

/** Pictures of all kinds. A file never changes under its name, so a browser may keep it for good. */
export function addImageRoutes(app: FastifyInstance, { images }: Services): void {
  const config = { limit: 'none' } as const;

  app.get<{ Params: { file: string } }>('/images/:file', { config }, async ({ params: { file } }, reply) => {
    const bytes = pictureOfFile(file) ? await images.read(file) : undefined;
    if (!bytes) throw notFound('This picture is not here any more');
    return asPicture(reply, 'image/webp').send(bytes);
  });

  app.get('/images/default-photo.svg', { config }, async (_request, reply) =>
    asPicture(reply, 'image/svg+xml').send(defaultPhoto),
  );
}

/** A site on another origin may show them; a picture that is opened by itself may run nothing. */
function asPicture(reply: FastifyReply, type: string): FastifyReply {
  return reply.headers({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'content-type': type,
    'cross-origin-resource-policy': 'cross-origin',
  });
}
