import { type ImageStore, imageNameOf, listMissingImages } from '../images/image-store.ts';
import type { ArchiveWriter } from './archive-writer.ts';
import { entryNames } from './contents.ts';

export interface ImageCopier {
  /**
   * Copies those files of the named images that the archive does not contain yet.
   * @returns the names of the images whose files had to be copied or are missing.
   */
  copy(names: ReadonlySet<string>): Promise<string[]>;
  /** The images that cannot be shown, because the archive lacks their full-size file or their thumbnail. */
  listMissing(names: ReadonlySet<string>): string[];
}

/**
 * @param copied the names of the files in the archive, to which the copier adds. These files are never copied again, because
 * a new image always gets a new name.
 */
export function createImageCopier(store: ImageStore, archive: ArchiveWriter, copied: Set<string>): ImageCopier {
  const listMissing = (names: ReadonlySet<string>) => listMissingImages(copied, names);

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
      return [...added, ...listMissing(names).filter((name) => !added.has(name))];
    },
    listMissing,
  };
}
