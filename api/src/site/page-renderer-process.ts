/** Main module of the process that renders pages and checks copy: receives one request at a time, and replies to each. */

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CopyOverrides, CopyValues, PublishedCopy } from '@kindcrate/contract/copy-fields';
import type { CheckedCopy, DescribedCopy, ListedCopy, StoredCopy } from '../site-copy.ts';
import type { Catalog } from './catalog-snapshot.ts';
import { type Encodings, encode } from './encode.ts';
import { createUrlRewriter } from './public-url.ts';

/** A page to render. */
export interface RenderRequest {
  path: string;
  catalog: Catalog;
  copy: PublishedCopy;
}

/** A request about copy: the name of a function of the site's module, and its arguments. */
export type CopyRequest = {
  [Name in keyof CopyFunctions]: { functionName: Name; arguments: Parameters<CopyFunctions[Name]> };
}[keyof CopyFunctions];

/** What the site's module knows about copy (src/rendering/desk-copy.ts). */
export interface CopyFunctions {
  listCopy(published: PublishedCopy): Promise<ListedCopy[]>;
  describeCopy(name: string, published: CopyOverrides): Promise<DescribedCopy | undefined>;
  checkCopy(
    name: string,
    values: CopyValues,
    context: StoredCopy & { paths: readonly string[] },
  ): Promise<CheckedCopy | undefined>;
}

export interface RenderedPage {
  /** The content security policy of a page; undefined for other files, such as the sitemap. */
  policy: string | undefined;
  contentType: string;
  bodies: Encodings;
}

/** `problem` is for the log. */
export type RenderReply = { page: RenderedPage } | { result: unknown } | { problem: string };

/** The module that the build writes (src/rendering/entry.ts). */
interface SiteModule extends CopyFunctions {
  renderPage(
    path: string,
    catalog: Catalog,
    copy: PublishedCopy,
  ): Promise<{ policy: string | undefined; contentType: string; body: string }>;
}

const [, , siteFolder = '', publicUrl = ''] = process.argv;
const rewriteUrls = await createUrlRewriter(siteFolder, publicUrl);
const site: SiteModule = await import(pathToFileURL(join(siteFolder, 'server/entry.mjs')).href);

// Ignored, because terminals and systemd send these signals to every process of the server. The server itself ends this process
// once it has finished its requests.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
process.on('disconnect', () => process.exit());

process.on('message', async (request: RenderRequest | CopyRequest) => {
  const reply: RenderReply = await ('functionName' in request ? callFunction(request) : render(request)).catch(
    (error) => ({
      problem: error instanceof Error ? `${error.stack}` : String(error),
    }),
  );
  // Without a callback, sending to a server that has just ended would emit an error.
  process.send?.(reply, () => {});
});

process.send?.('ready');

async function render({ path, catalog, copy }: RenderRequest): Promise<RenderReply> {
  const { body, policy, contentType } = await site.renderPage(path, catalog, copy);
  return { page: { policy, contentType, bodies: await encode(Buffer.from(rewriteUrls(body))) } };
}

async function callFunction(request: CopyRequest): Promise<RenderReply> {
  switch (request.functionName) {
    case 'listCopy':
      return { result: await site.listCopy(...request.arguments) };
    case 'describeCopy':
      return { result: await site.describeCopy(...request.arguments) };
    case 'checkCopy':
      return { result: await site.checkCopy(...request.arguments) };
  }
}
