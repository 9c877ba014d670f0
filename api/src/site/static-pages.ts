import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SitePage } from './built-site.ts';
import { createPage, type Page } from './page.ts';

/**
 * Creates the function that returns a page of the build. A page and the compressed copies that the build wrote beside it are
 * read once, and stay in memory: about 70 kB a page.
 */
export function createStaticPages(siteFolder: string): (page: SitePage) => Promise<Page> {
  const pages = new Map<string, Promise<Page>>();

  return ({ file, headers }) => {
    const known = pages.get(file);
    if (known) return known;
    const page = readPage(join(siteFolder, 'client', file), headers);
    pages.set(file, page);
    // A file that cannot be read now, for instance because too many are open, is read again for the next request.
    page.catch(() => pages.delete(file));
    return page;
  };
}

async function readPage(path: string, headers: SitePage['headers']): Promise<Page> {
  const [identity, br, gzip] = await Promise.all([readFile(path), readCopy(`${path}.br`), readCopy(`${path}.gz`)]);
  return createPage({
    headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
    bodies: { identity, ...(br && { br }), ...(gzip && { gzip }) },
    isShared: false,
  });
}

/** @returns undefined when the build did not compress the file. */
function readCopy(path: string): Promise<Buffer | undefined> {
  return readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}
