import { randomUUID } from 'node:crypto';
import { type ImageStore, ImageStoreUnavailableError } from './image-store.ts';

/** What is wrong with an image store, and what the operator can do about it. */
export interface ImageStoreProblem {
  problem: string;
  advice: string;
}

const keysAdvice = 'Check IMAGES_S3_ACCESS_KEY_ID and IMAGES_S3_SECRET_ACCESS_KEY, and that no proxy changes requests.';
const endpointAdvice = 'Check IMAGES_S3_ENDPOINT, and that the store is running.';
const regionAdvice = 'Check IMAGES_S3_REGION, and that the bucket is at IMAGES_S3_ENDPOINT.';
const fullAdvice = 'Make room in the store, or raise its quota.';

const advice: Record<string, string> = {
  AccessDenied: 'Allow the key to list the bucket, and to read, write and delete the objects that begin with images/.',
  AuthorizationHeaderMalformed: regionAdvice,
  ECONNREFUSED: endpointAdvice,
  ENOSPC: 'Make room on the disk.',
  ENOTFOUND: endpointAdvice,
  InvalidAccessKeyId: keysAdvice,
  NoSuchBucket: 'Create the bucket, or check IMAGES_S3_BUCKET and IMAGES_S3_PATH_STYLE.',
  PermanentRedirect: regionAdvice,
  QuotaExceeded: fullAdvice,
  RequestTimeTooSkewed: 'Correct the clock of this machine.',
  SignatureDoesNotMatch: keysAdvice,
  XMinioStorageFull: fullAdvice,
  'no reply in time': 'Check that the store and the network are not overloaded.',
  'status 507': fullAdvice,
};

/** @param reason the reason of an `ImageStoreUnavailableError`, or the code of a file system error */
export function adviseOnImageStore(reason: string): string {
  return advice[reason] ?? 'Check the settings IMAGES_S3_…, and that the store is running.';
}

/**
 * Tries everything that the server needs from a store, with a temporary file: writing, reading, listing, removing.
 * @returns undefined when all of it works.
 */
export async function checkImageStore(store: ImageStore): Promise<ImageStoreProblem | undefined> {
  // Buckets list names in order, and `-` comes before digits, so this file is on the first of possibly thousands of pages.
  const fileName = `-check-${randomUUID()}.tmp`;
  const bytes = Buffer.from('written to check the store');
  try {
    return await tryStore(store, fileName, bytes);
  } catch (error) {
    return toProblem(store, error as Error & { code?: string });
  } finally {
    // Otherwise the file would be left behind after a failure. If this removal fails too, its error is ignored: the result of the
    // check explains more.
    await store.remove(fileName).catch(() => {});
  }
}

async function tryStore(store: ImageStore, fileName: string, bytes: Buffer): Promise<ImageStoreProblem | undefined> {
  await store.write(fileName, bytes);
  if (!(await store.read(fileName))?.equals(bytes))
    return unsuitableStoreProblem(store, 'returns different bytes than were stored');
  if (!(await isListed(store, fileName))) return unsuitableStoreProblem(store, 'does not list a file that it stores');
  await store.remove(fileName);
  if (await store.read(fileName)) return unsuitableStoreProblem(store, 'keeps files that were removed');
  return undefined;
}

async function isListed(store: ImageStore, expected: string): Promise<boolean> {
  for await (const { fileName } of store.list()) if (fileName === expected) return true;
  return false;
}

function unsuitableStoreProblem({ location }: ImageStore, fault: string): ImageStoreProblem {
  const advice = 'This store cannot be used for images. Use another one, or turn off its cache and its versioning.';
  return { problem: `${location.name} ${fault}`, advice };
}

function toProblem({ location }: ImageStore, error: Error & { code?: string }): ImageStoreProblem {
  const reason = error instanceof ImageStoreUnavailableError ? error.reason : (error.code ?? '');
  const isFolder = !location.isRemote && reason !== 'ENOSPC';
  return {
    problem: `${location.name} cannot be used: ${error.message}`,
    advice: isFolder
      ? `Check ${location.setting}, and that this process is allowed to write there.`
      : adviseOnImageStore(reason),
  };
}
