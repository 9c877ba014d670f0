import type { BuiltSite } from './built-site.ts';
import type { Snapshot } from './catalog-snapshot.ts';
import { emptyCatalog, type PageRequest } from './page-data.ts';
import type { PageException } from './page-exceptions.ts';

/**
 * Finds a page or file of the build that must be rendered instead of being read from disk, because the desk has published copy
 * for it.
 * @param path the key under which the build lists the page or file
 * @returns the request to render it; undefined if none of its copy has been changed.
 */
export function findChangedPage(
  { copyFiles }: Pick<BuiltSite, 'copyFiles'>,
  path: string,
  { copy }: Pick<Snapshot, 'copy'>,
  exceptions: Record<string, PageException>,
): PageRequest | undefined {
  const files = copyFiles.get(path);
  const isChanged = files?.some((name) => Object.keys(copy[name] ?? {}).length > 0);
  if (!files || !isChanged) return undefined;
  return { path, selectData: () => emptyCatalog, copyFiles: files, exception: exceptions[path], isShared: false };
}
