/** Main module of the process that renders pages with data: receives requests for one page at a time, and replies to each. */

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Catalog } from './catalog-snapshot.ts';
import { type Encodings, encode } from './encode.ts';
import { createUrlRewriter } from './public-url.ts';

export interface RenderRequest {
  path: string;
  catalog: Catalog;
}

export interface RenderedPage {
  /** The content security policy of a page; undefined for other files, such as the sitemap. */
  policy: string | undefined;
  contentType: string;
  bodies: Encodings;
}

/** `problem` is for the log. */
export type RenderReply = { page: RenderedPage } | { problem: string };

/** What the build writes (src/rendering/entry.ts). */
interface SiteModule {
  renderPage(
    path: string,
    catalog: Catalog,
  ): Promise<{ policy: string | undefined; contentType: string; body: string }>;
}

const [, , siteFolder = '', publicUrl = ''] = process.argv;
const rewriteUrls = await createUrlRewriter(siteFolder, publicUrl);
const { renderPage }: SiteModule = await import(pathToFileURL(join(siteFolder, 'server/entry.mjs')).href);

// A terminal and systemd signal every process of the server. The server finishes its requests first, and then ends this process.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
process.on('disconnect', () => process.exit());

process.on('message', async ({ path, catalog }: RenderRequest) => {
  const reply: RenderReply = await render(path, catalog).then(
    (page) => ({ page }),
    (error) => ({ problem: error instanceof Error ? `${error.stack}` : String(error) }),
  );
  // Without a callback, sending to a server that has just ended would emit an error.
  process.send?.(reply, () => {});
});

process.send?.('ready');

async function render(path: string, catalog: Catalog): Promise<RenderedPage> {
  const { body, ...page } = await renderPage(path, catalog);
  return { ...page, bodies: await encode(Buffer.from(rewriteUrls(body))) };
}
