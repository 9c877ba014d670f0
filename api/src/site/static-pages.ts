import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SitePage } from './built-site.ts';
import { encode } from './encode.ts';
import { createPage, type Page } from './page.ts';
import type { RewriteUrls } from './public-url.ts';

/**
 * Creates the function that returns a page of the build. Each page is read once and stays in memory, where it takes about 70 kB. If
 * `rewriteUrls` changes it, the build's compressed files cannot be used, so the page is compressed again when it is read.
 */
export function createStaticPages(siteFolder: string, rewriteUrls: RewriteUrls): (page: SitePage) => Promise<Page> {
  const pages = new Map<string, Promise<Page>>();

  return ({ file, headers }) => {
    const known = pages.get(file);
    if (known) return known;
    const page = readPage(join(siteFolder, 'client', file), headers, rewriteUrls);
    pages.set(file, page);
    // A file that cannot be read now, for instance because too many are open, is read again for the next request.
    page.catch(() => pages.delete(file));
    return page;
  };
}

async function readPage(path: string, headers: SitePage['headers'], rewriteUrls: RewriteUrls): Promise<Page> {
  const built = await readFile(path, 'utf8');
  const rewritten = rewriteUrls(built);
  return createPage({
    headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
    bodies: rewritten === built ? await readEncodings(path, built) : await encode(Buffer.from(rewritten)),
    isShared: false,
  });
}

async function readEncodings(path: string, built: string): Promise<Page['bodies']> {
  const [br, gzip] = await Promise.all([readIfCompressed(`${path}.br`), readIfCompressed(`${path}.gz`)]);
  return { identity: Buffer.from(built), ...(br && { br }), ...(gzip && { gzip }) };
}

/** @returns undefined when the build did not compress the file. */
function readIfCompressed(path: string): Promise<Buffer | undefined> {
  return readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}
