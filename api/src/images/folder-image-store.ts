import { randomUUID } from 'node:crypto';
import { access, constants, mkdir, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type ImageStore, markFile } from './image-store.ts';

/** Opens a folder as an image store. Creates the folder if it is missing. */
export async function openFolderImageStore(folder: string): Promise<ImageStore> {
  await mkdir(folder, { recursive: true });
  const mark = join(folder, markFile);
  return {
    location: { name: `the folder ${folder}`, mark: `the file ${mark}`, setting: 'DATA_FOLDER', isRemote: false },
    write: (fileName, bytes) => writeSafely(folder, fileName, bytes),
    read: (fileName) => readFile(join(folder, fileName)).catch(undefinedWhenMissing),
    remove: (fileName) => rm(join(folder, fileName), { force: true }),
    isReady: () =>
      access(folder, constants.W_OK).then(
        () => true,
        () => false,
      ),
    list: () => listFiles(folder),
    // A power failure may leave the file empty.
    readMark: async () => (await readFile(mark, 'utf8').catch(undefinedWhenMissing))?.trim() || undefined,
    writeMark: (text) => writeSafely(folder, markFile, Buffer.from(`${text}\n`)),
  };
}

/** Writes a temporary file, and renames it once its bytes are on disk, so that a reader sees the whole file or none. */
async function writeSafely(folder: string, fileName: string, bytes: Buffer): Promise<void> {
  const temporary = join(folder, `${randomUUID()}.tmp`);
  try {
    await writeAndSync(temporary, bytes);
    await rename(temporary, join(folder, fileName));
    await syncFolder(folder);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

async function writeAndSync(path: string, bytes: Buffer): Promise<void> {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A new name is on disk only once its folder has been synced. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

async function* listFiles(folder: string) {
  for await (const entry of await opendir(folder)) {
    if (entry.name === markFile) continue;
    const found = await stat(join(folder, entry.name)).catch(undefinedWhenMissing);
    if (found?.isFile()) yield { fileName: entry.name, changedAt: found.mtimeMs };
  }
}

function undefinedWhenMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
