import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Failure } from '../failure.ts';
import { imageNameOf } from '../images/image-store.ts';
import type { AddressQuery } from '../images/photo-addresses.ts';
import type { Services } from '../services.ts';

const defaultPhoto = readFileSync(new URL('../images/default-photo.svg', import.meta.url));

/** A file never changes: a new image gets a new name. */
const publicCaching = 'public, max-age=31536000, immutable';

/** Short, because a copy in a browser's cache can be seen by the next person who uses that browser. */
const maxPrivateAgeSeconds = 600;

/** Short, because someone can withdraw their consent to a photo at any time. */
const maxRevocableAgeSeconds = 60;

/** Returns whether everyone may see an image. */
type IsPublicImage = (name: string) => Promise<boolean>;

/** Checks whether an image is public. An image that is neither lasting nor revocable is private. */
export interface PublicImages {
  /** Whether an image stays public until its files are removed. */
  isLasting: IsPublicImage;
  /** Whether an image is public only while everyone concerned consents. */
  isRevocable: IsPublicImage;
}

/**
 * Serves image files: public ones to everyone, and private photos to anyone with a signed address. Without one, the reply for
 * a private photo is the same as for an image that does not exist.
 */
export function addImageRoutes(
  app: FastifyInstance,
  { images, photoAddresses }: Services,
  publicImages: PublicImages,
): void {
  const config = { limit: 'none' } as const;
  const isLasting = rememberLasting(publicImages.isLasting);

  app.get<{ Params: { file: string }; Querystring: AddressQuery }>(
    '/images/:file',
    { config },
    async ({ params: { file }, query }, reply) => {
      const caching = await cachingFor(imageNameOf(file), query);
      const bytes = caching && (await images.read(file));
      if (!bytes) throw new Failure('not_found.image');
      return withImageHeaders(reply, file.endsWith('.avif') ? 'image/avif' : 'image/webp', caching).send(bytes);
    },
  );

  app.get('/images/default-photo.svg', { config }, async (_request, reply) =>
    withImageHeaders(reply, 'image/svg+xml', publicCaching).send(defaultPhoto),
  );

  /** Returns the `Cache-Control` of an image; undefined when the caller may not see the image. */
  async function cachingFor(name: string | undefined, query: AddressQuery): Promise<string | undefined> {
    if (name === undefined) return undefined;
    const secondsLeft = photoAddresses.secondsLeft(name, query);
    if (secondsLeft > 0) return `private, max-age=${Math.min(maxPrivateAgeSeconds, secondsLeft)}, must-revalidate`;
    if (await isLasting(name)) return publicCaching;
    return (await publicImages.isRevocable(name))
      ? `public, max-age=${maxRevocableAgeSeconds}, must-revalidate`
      : undefined;
  }
}

/** Remembers the lasting images, so that each is looked up only once. */
function rememberLasting(isLasting: IsPublicImage): IsPublicImage {
  const known = new Set<string>();
  return async (name) => {
    if (!known.has(name) && (await isLasting(name))) known.add(name);
    return known.has(name);
  };
}

/** Sets headers that let sites on other origins show the image, but keep an image opened on its own from running scripts. */
function withImageHeaders(reply: FastifyReply, type: string, caching: string): FastifyReply {
  return reply.headers({
    'cache-control': caching,
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'content-type': type,
    'cross-origin-resource-policy': 'cross-origin',
  });
}
