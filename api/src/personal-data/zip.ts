import { setImmediate as nextTurn } from 'node:timers/promises';

export interface ZipFile {
  name: string;
  /** Whether the content is compressed already, as photos are. */
  isCompressed: boolean;
  /** Each part should be small enough to be compressed within a few milliseconds. */
  parts: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>;
}

const encoder = new TextEncoder();

/** Writes a ZIP file part by part, so that memory use does not grow with the file, and lets other requests run in between. */
export async function* zipFiles(files: AsyncIterable<ZipFile>): AsyncGenerator<Uint8Array> {
  const { Zip, ZipDeflate, ZipPassThrough } = await import('fflate');
  let written: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    written.push(chunk);
  });
  const flush = () => {
    const chunks = written;
    written = [];
    return chunks;
  };
  for await (const { name, isCompressed, parts } of files) {
    const file = isCompressed ? new ZipPassThrough(name) : new ZipDeflate(name);
    zip.add(file);
    for await (const part of parts) {
      file.push(typeof part === 'string' ? encoder.encode(part) : part);
      yield* flush();
      await nextTurn();
    }
    file.push(new Uint8Array(), true);
    yield* flush();
  }
  zip.end();
  yield* flush();
}
