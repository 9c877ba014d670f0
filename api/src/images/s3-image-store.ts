import { randomUUID } from 'node:crypto';
import { type ImageStore, markFile } from './image-store.ts';
import { createS3Client, type S3Settings } from './s3-client.ts';

/** The bucket may contain other objects too, such as backups. Nothing outside this prefix is listed, written or removed. */
const prefix = 'images/';

/**
 * Milliseconds. When an image cannot be stored completely, the same request removes the files that were already stored. The
 * timeouts are chosen so that rendering an image, storing it and removing it again take less than 5 seconds in all.
 */
const defaults = { timeout: 3_000, removalTimeout: 1_000 };

/** Matches the names that our own files can have. Other objects below the prefix are not ours, so they are not listed. */
const listedObject = new RegExp(`<Key>${prefix}([\\w.-]+)</Key>`);

/** @param timeouts in milliseconds; longer ones suit a command that moves many images */
export function openS3ImageStore(settings: S3Settings, timeouts: Partial<typeof defaults> = {}): ImageStore {
  const { timeout, removalTimeout } = { ...defaults, ...timeouts };
  const send = createS3Client(settings);
  let hasLastWriteFailed = false;

  const read = (fileName: string) => send({ method: 'GET', key: prefix + fileName }, timeout);
  const remove = async (fileName: string) =>
    void (await send({ method: 'DELETE', key: prefix + fileName }, removalTimeout));

  async function write(fileName: string, body: Buffer): Promise<void> {
    try {
      await send({ method: 'PUT', key: prefix + fileName, body }, timeout);
      hasLastWriteFailed = false;
    } catch (error) {
      hasLastWriteFailed = true;
      throw error;
    }
  }

  async function tryToWrite(): Promise<void> {
    const probe = `${randomUUID()}.tmp`;
    await write(probe, Buffer.from('written to find out whether the store accepts images again'));
    await remove(probe);
  }

  return {
    location: {
      name: `the bucket ${settings.bucket} at ${settings.endpoint}`,
      mark: `the object ${prefix}${markFile} in it`,
      setting: 'IMAGES_S3_BUCKET',
      isRemote: true,
    },
    write,
    read,
    remove,
    list: () => listObjects((query) => send({ method: 'GET', query }, timeout)),
    // A store that is full or denies writes can still be read, so the check also tries to write, but only after a failed write.
    isReady: () =>
      Promise.all([read(markFile), hasLastWriteFailed && tryToWrite()]).then(
        () => true,
        () => false,
      ),
    readMark: async () => (await read(markFile))?.toString().trim() || undefined,
    writeMark: (mark) => write(markFile, Buffer.from(`${mark}\n`)),
  };
}

/** @param request lists a page of at most 1,000 objects */
async function* listObjects(request: (query: Record<string, string>) => Promise<Buffer | undefined>) {
  let token: string | undefined;
  do {
    const page = await request({
      'list-type': '2',
      prefix,
      ...(token && { 'continuation-token': token }),
    });
    const xml = String(page);
    for (const [content] of xml.matchAll(/<Contents>.*?<\/Contents>/gs)) {
      const fileName = listedObject.exec(content)?.[1];
      const changedAt = Date.parse(/<LastModified>([^<]+)/.exec(content)?.[1] ?? '');
      if (fileName && fileName !== markFile) yield { fileName, changedAt };
    }
    token = /<NextContinuationToken>([^<]+)/.exec(xml)?.[1]?.replaceAll('&amp;', '&');
  } while (token);
}
