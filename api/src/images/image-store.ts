import { randomBytes } from 'node:crypto';
import type { RenderedImage } from './render-image.ts';

/** Where pictures lie. A file's name is what its address ends with. */
export interface ImageStore {
  /** Returns when the file is safe from a power cut. */
  write(fileName: string, bytes: Buffer): Promise<void>;
  read(fileName: string): Promise<Buffer | undefined>;
  remove(fileName: string): Promise<void>;
  /** Whether it can be reached. */
  isReady(): Promise<boolean>;
  /** Every file, with the time of its last change in milliseconds since 1970. */
  list(): AsyncIterable<{ fileName: string; changedAt: number }>;
}

/** 32 hexadecimal digits, as is or with `-400` for the small one. */
const fileNamePattern = /^([0-9a-f]{32})(?:-400)?\.webp$/;

export const fullFile = (name: string) => `${name}.webp`;
export const thumbnailFile = (name: string) => `${name}-400.webp`;

/** The picture that a file belongs to; nothing when it can be no file of ours. */
export function imageNameOf(fileName: string): string | undefined {
  return fileNamePattern.exec(fileName)?.[1];
}

/**
 * Stores both sizes under a new name of 128 random bits: an address is all that protects a picture.
 * @throws what either could not be stored for; then neither is left.
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

/** Takes both sizes away. */
export async function removeImage(store: ImageStore, name: string): Promise<void> {
  await Promise.all([store.remove(fullFile(name)), store.remove(thumbnailFile(name))]);
}

export async function removeImages(store: ImageStore, names: readonly string[]): Promise<void> {
  await Promise.all(names.map((name) => removeImage(store, name)));
}
