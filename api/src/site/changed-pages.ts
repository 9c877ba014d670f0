import type { BuiltSite } from './built-site.ts';
import type { Snapshot } from './catalog-snapshot.ts';
import { nothing, type PageRequest } from './page-data.ts';
import type { PageException } from './page-exceptions.ts';

/**
 * Finds the request with which a page or file of the build is rendered instead of being read, because the desk has published other copy
 * for it.
 * @param path the key under which the build lists it
 * @returns undefined as long as its copy is that of the files.
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
  return { path, selectData: () => nothing, copyFiles: files, exception: exceptions[path], isShared: false };
}
