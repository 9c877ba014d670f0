import type { EntryPages, PreviewedEntry, SiteCopy } from '../site-copy.ts';
import type { Catalog, Snapshot } from './catalog-snapshot.ts';
import { emptyCatalog, findPageWithData } from './page-data.ts';
import type { PageRenderer } from './page-renderer.ts';

interface Options {
  renderer: Pick<PageRenderer, 'preview'>;
  readSnapshot: () => Promise<Snapshot>;
}

/** The page that lists every kind of entry. */
const listPath = '/donation';

/** Creates the function that renders the pages of an entry as they would look if the entry were stored and shown. */
export function createEntryPreview({ renderer, readSnapshot }: Options): SiteCopy['previewEntry'] {
  return async (previewed): Promise<EntryPages> => {
    const { copy, ...stored } = await readSnapshot();
    const catalog = replaceEntry(stored, previewed);
    const render = async (path: string) => {
      const data = findPageWithData(decodeURIComponent(path))?.selectData(catalog) ?? emptyCatalog;
      const { bodies } = await renderer.preview({ path, catalog: data, copy });
      return Buffer.from(bodies.identity).toString();
    };
    const details = detailPathOf(previewed);
    return { list: await render(listPath), details: details === null ? null : await render(details) };
  };
}

function replaceEntry(catalog: Catalog, previewed: PreviewedEntry): Catalog {
  if (previewed.list === 'brands') return { ...catalog, brands: replaceOrAppend(catalog.brands, previewed.entry) };
  if (previewed.list === 'organizations')
    return { ...catalog, organizations: replaceOrAppend(catalog.organizations, previewed.entry) };
  // The page shows only one card. With the previewed card as the only one in the catalog, it shows that card.
  return { ...catalog, donationCards: [previewed.entry] };
}

/** Replaces the entry with the same id. A new or hidden entry is not in the catalog that visitors see, so it is appended. */
function replaceOrAppend<T extends { _id: string }>(entries: readonly T[], entry: T): T[] {
  const isListed = entries.some(({ _id }) => _id === entry._id);
  return isListed ? entries.map((other) => (other._id === entry._id ? entry : other)) : [...entries, entry];
}

function detailPathOf({ list, entry: { _id } }: PreviewedEntry): string | null {
  if (list === 'donation cards') return null;
  return `/${list === 'brands' ? 'branddetails' : 'organizationdetails'}/${encodeURIComponent(_id)}`;
}
