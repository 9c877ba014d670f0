import type { PublishedCopy } from '@kindcrate/contract/copy-fields';
import { pageHeaders } from './built-site.ts';
import type { Catalog, Snapshot } from './catalog-snapshot.ts';
import { createPage, type Page } from './page.ts';
import type { PageRequest } from './page-data.ts';
import type { PageRenderer } from './page-renderer.ts';
import type { RenderedPage } from './page-renderer-process.ts';

/** A page takes about 70 kB with its encodings. The limit bounds the memory that the pages of a large catalog take. */
const maxPages = 200;

interface Entry {
  /** The latest snapshot for which the page was found to be current; undefined when rendering has to be tried again. */
  checkedFor: Snapshot | undefined;
  /** The data and the copy that the page shows, as JSON. */
  data: string;
  page: Promise<Page>;
  /** The last page that could be rendered. */
  lastGood: Page | undefined;
}

/**
 * Creates the function that returns a page with current data. A page is rendered again only when its data has changed; of
 * many simultaneous requests, only one renders it. When a page cannot be rendered, its previous version is returned.
 * @param onFailure called with the error when a page cannot be rendered and its previous version is returned instead
 * @returns a function that returns undefined for an entry that the catalog does not have, and throws when a page cannot be
 * rendered and has no previous version.
 */
export function createRenderedPages(
  readSnapshot: () => Promise<Snapshot>,
  renderer: Pick<PageRenderer, 'render'>,
  onFailure: (error: Error) => void,
): (request: PageRequest) => Promise<Page | undefined> {
  /** In the order of their latest use. */
  const entries = new Map<string, Entry>();

  return async (request) => {
    const { path } = request;
    const snapshot = await readSnapshot();
    const known = entries.get(path);
    entries.delete(path);
    const entry = known?.checkedFor === snapshot ? known : update(request, known, snapshot);
    if (!entry) return undefined;
    entry.checkedFor = snapshot;
    entries.set(path, entry);
    forgetOldest();
    return entry.page;
  };

  function update(request: PageRequest, known: Entry | undefined, snapshot: Snapshot): Entry | undefined {
    const { copy: published, ...all } = snapshot;
    const catalog = request.selectData(all);
    if (!catalog) return undefined;
    const copy = selectCopy(published, request.copyFiles);
    const data = JSON.stringify([catalog, copy]);
    const mustRetry = known && !known.checkedFor;
    return known?.data === data && !mustRetry
      ? known
      : startRendering(request, { catalog, copy }, data, known?.lastGood);
  }

  function startRendering(
    request: PageRequest,
    shown: { catalog: Catalog; copy: PublishedCopy },
    data: string,
    lastGood: Page | undefined,
  ): Entry {
    const rendered = renderer.render({ path: request.path, ...shown }).then((page) => {
      entry.lastGood = toPage(page, request);
      return entry.lastGood;
    });
    const page = rendered.catch((error: Error) => {
      entry.checkedFor = undefined;
      if (!lastGood) throw error;
      onFailure(error);
      return lastGood;
    });
    const entry: Entry = { checkedFor: undefined, data, page, lastGood };
    return entry;
  }

  function forgetOldest(): void {
    for (const path of entries.keys()) {
      if (entries.size <= maxPages) return;
      entries.delete(path);
    }
  }
}

function selectCopy(published: PublishedCopy, files: readonly string[] | undefined): PublishedCopy {
  return files ? Object.fromEntries(Object.entries(published).filter(([name]) => files.includes(name))) : published;
}

function toPage({ policy, contentType, bodies }: RenderedPage, { exception, isShared }: PageRequest): Page {
  const headers = { 'content-type': contentType, ...(policy && pageHeaders(policy, exception)) };
  return createPage({ headers, bodies, isShared });
}
