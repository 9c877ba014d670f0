import { randomBytes } from 'node:crypto';
import { type ImageFormat, versionUrl, versionWidths } from '@kindcrate/contract/image-versions';
import type { RenderedImage } from './render-image.ts';

/** Storage for image files, which is a folder or a bucket. A file name is the last part of the image's URL. */
export interface ImageStore {
  readonly location: StoreLocation;
  /** Resolves once the file would survive a power failure. */
  write(fileName: string, bytes: Buffer): Promise<void>;
  read(fileName: string): Promise<Buffer | undefined>;
  remove(fileName: string): Promise<void>;
  isReady(): Promise<boolean>;
  /** All files; `changedAt` is in milliseconds since 1970. */
  list(): AsyncIterable<{ fileName: string; changedAt: number }>;
  /** Returns the store's mark, which identifies the database that its images belong to; undefined if it has none. */
  readMark(): Promise<string | undefined>;
  writeMark(mark: string): Promise<void>;
}

/** Where a store is, with the names that messages to the operator use for it. */
export interface StoreLocation {
  /** Such as `the folder /var/lib/kindcrate/images`. */
  name: string;
  /** The file or object that contains the store's mark. */
  mark: string;
  /** The setting that determines where the store is. */
  setting: string;
  /** Whether the store is on another machine. */
  isRemote: boolean;
}

/** The file that contains the store's mark; it is not an image. */
export const markFile = 'store-id';

/** The store cannot be reached, is too slow, is full, or denies access. A write may or may not have taken effect. */
export class ImageStoreUnavailableError extends Error {
  /** Such as S3's code `AccessDenied`, or `ECONNREFUSED`. */
  readonly reason: string;

  constructor(reason: string, message: string) {
    super(message);
    this.reason = reason;
  }
}

/** 32 hexadecimal digits, followed by `-400` for the thumbnail, by the width of a version, such as `-200w`, or by neither. */
const fileNamePattern = /^([0-9a-f]{32})(?:-400|-[248]00w)?\.(?:webp|avif)$/;

export const fullFile = (name: string) => `${name}.webp`;
export const thumbnailFile = (name: string) => `${name}-400.webp`;

/** Returns the names of the images that cannot be shown, because their full-size file or their thumbnail is missing. */
export async function findMissingImages(store: ImageStore, names: ReadonlySet<string>): Promise<string[]> {
  const files = new Set<string>();
  for await (const { fileName } of store.list()) files.add(fileName);
  return listMissingImages(files, names);
}

/** Like `findMissingImages`, but for files that have already been listed. */
export function listMissingImages(files: ReadonlySet<string>, names: ReadonlySet<string>): string[] {
  return [...names].filter((name) => !files.has(fullFile(name)) || !files.has(thumbnailFile(name)));
}

/** The template for the file names of an image's versions, like `versions` in the contract. */
export const versionTemplate = (name: string) => `${name}{version}.{format}`;
const versionFile = (name: string, width: number | undefined, format: ImageFormat) =>
  versionUrl(versionTemplate(name), width, format);

/** The name of the image that a file belongs to; undefined for a file name of any other form. */
export function imageNameOf(fileName: string): string | undefined {
  return fileNamePattern.exec(fileName)?.[1];
}

/**
 * Stores all files of an image under a new name. The name has 128 random bits, so that nobody can guess it.
 * @throws the store's error when a file could not be written. The other files have then been removed, unless the store is
 * unavailable.
 */
export async function storeImage(store: ImageStore, image: RenderedImage): Promise<string> {
  const name = randomBytes(16).toString('hex');
  const written = await Promise.allSettled([
    store.write(fullFile(name), image.full),
    store.write(thumbnailFile(name), image.thumbnail),
    ...image.versions.map(({ width, format, bytes }) => store.write(versionFile(name, width, format), bytes)),
  ]);
  const failed = written.find((result) => result.status === 'rejected');
  if (!failed) return name;
  await removeImage(store, name);
  throw failed.reason;
}

/**
 * Removes all files that the image may have. If the store is unavailable, the sweep removes them later.
 * @returns whether they were removed.
 */
export async function removeImage(store: ImageStore, name: string): Promise<boolean> {
  // The WebP file without a width is the full-size file.
  const versions = [undefined, ...versionWidths].flatMap((width) =>
    (['webp', 'avif'] as const).map((format) => versionFile(name, width, format)),
  );
  const removed = await Promise.allSettled([thumbnailFile(name), ...versions].map((file) => store.remove(file)));
  const failed = removed.find((result) => result.status === 'rejected');
  if (failed && !(failed.reason instanceof ImageStoreUnavailableError)) throw failed.reason;
  return !failed;
}

/**
 * Removes images one after another, and stops when the store is unavailable, so that a request waits for the store only once,
 * however many images there are. The sweep removes the rest.
 */
export async function removeImages(store: ImageStore, names: readonly string[]): Promise<void> {
  for (const name of names) if (!(await removeImage(store, name))) return;
}
