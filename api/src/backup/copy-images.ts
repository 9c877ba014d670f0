import { type ImageStore, imageNameOf, listMissingImages } from '../images/image-store.ts';
import type { ArchiveWriter } from './archive-writer.ts';
import { entryNames } from './contents.ts';

export interface ImageCopier {
  /**
   * Copies the files of these images that the archive does not have yet.
   * @returns the names of the images with files that had to be copied, and of the images that lack a file.
   */
  copy(names: ReadonlySet<string>): Promise<string[]>;
  /** The images that cannot be shown, because the archive lacks their full-size file or their thumbnail. */
  missing(names: ReadonlySet<string>): string[];
}

/** @param copied the files that are in the archive already; they never change, because a new image always gets a new name */
export function createImageCopier(store: ImageStore, archive: ArchiveWriter, copied: Set<string>): ImageCopier {
  const missing = (names: ReadonlySet<string>) => listMissingImages(copied, names);

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
      return [...added, ...missing(names).filter((name) => !added.has(name))];
    },
    missing,
  };
}
