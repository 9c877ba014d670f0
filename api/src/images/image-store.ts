import { randomBytes } from 'node:crypto';
import type { RenderedImage } from './render-image.ts';

/** Storage for image files. A file name is the last part of the image's URL. */
export interface ImageStore {
  /** Resolves when the file would survive a power failure. */
  write(fileName: string, bytes: Buffer): Promise<void>;
  read(fileName: string): Promise<Buffer | undefined>;
  remove(fileName: string): Promise<void>;
  isReady(): Promise<boolean>;
  /** All files; `changedAt` is in milliseconds since 1970. */
  list(): AsyncIterable<{ fileName: string; changedAt: number }>;
}

/** 32 hexadecimal digits, followed by `-400` for the thumbnail. */
const fileNamePattern = /^([0-9a-f]{32})(?:-400)?\.webp$/;

export const fullFile = (name: string) => `${name}.webp`;
export const thumbnailFile = (name: string) => `${name}-400.webp`;

/** The name of the image that a file belongs to; undefined for a file name of any other form. */
export function imageNameOf(fileName: string): string | undefined {
  return fileNamePattern.exec(fileName)?.[1];
}

/**
 * Stores both sizes under a new name. The name has 128 random bits, so that nobody guesses it.
 * @throws the store's error when either could not be written; neither is left then.
 */
export async function storeImage(store: ImageStore, image: RenderedImage): Promise<string> {
  const name = randomBytes(16).toString('hex');
  const written = await Promise.allSettled([
    store.write(fullFile(name), image.full),
    store.write(thumbnailFile(name), image.thumbnail),
  ]);
  const failed = written.find((result) => result.status === 'rejected');
  if (!failed) return name;
  await removeImage(store, name);
  throw failed.reason;
}

/** Removes both sizes. */
export async function removeImage(store: ImageStore, name: string): Promise<void> {
  await Promise.all([store.remove(fullFile(name)), store.remove(thumbnailFile(name))]);
}

export async function removeImages(store: ImageStore, names: readonly string[]): Promise<void> {
  await Promise.all(names.map((name) => removeImage(store, name)));
}
