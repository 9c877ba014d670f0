import { fullFile, type ImageStore, imageNameOf, thumbnailFile } from '../images/image-store.ts';
import type { ArchiveWriter } from './archive-writer.ts';
import { entryNames } from './contents.ts';

export interface ImageCopy {
  /**
   * Copies the files of those images that the archive does not have yet.
   * @returns the names of images of which it copied a file, or found one missing.
   */
  copy(names: ReadonlySet<string>): Promise<string[]>;
  /** Those of the images that cannot be shown, because the store has no file for them. */
  missing(names: ReadonlySet<string>): string[];
}

/** @param copied the files that are in the archive already; files never change, because every image has a new name */
export function createImageCopy(store: ImageStore, archive: ArchiveWriter, copied: Set<string>): ImageCopy {
  const isMissing = (name: string) => !copied.has(fullFile(name)) || !copied.has(thumbnailFile(name));

  return {
    async copy(names) {
      const added = new Set<string>();
      for await (const { fileName } of store.list()) {
        const name = imageNameOf(fileName);
        if (!name || !names.has(name) || copied.has(fileName)) continue;
        added.add(name);
        const bytes = await store.read(fileName);
        if (!bytes) continue;
        await archive.add(entryNames.image(fileName), bytes);
        copied.add(fileName);
      }
      return [...added, ...[...names].filter((name) => isMissing(name) && !added.has(name))];
    },
    missing: (names) => [...names].filter(isMissing),
  };
}
