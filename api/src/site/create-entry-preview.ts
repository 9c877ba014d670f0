import type { EntryPages, PreviewedEntry, SiteCopy } from '../site-copy.ts';
import type { Catalog, Snapshot } from './catalog-snapshot.ts';
import { findPageWithData, nothing } from './page-data.ts';
import type { PageRenderer } from './page-renderer.ts';

interface Options {
  renderer: Pick<PageRenderer, 'preview'>;
  readCatalog: () => Promise<Snapshot>;
}

/** The page that lists every kind of entry. */
const listPath = '/donation';

/** Renders the pages that show an entry as they would be if it was stored and shown. */
export function createEntryPreview({ renderer, readCatalog }: Options): SiteCopy['previewEntry'] {
  return async (previewed): Promise<EntryPages> => {
    const { copy, ...stored } = await readCatalog();
    const catalog = putEntry(stored, previewed);
    const render = async (path: string) => {
      const data = findPageWithData(decodeURIComponent(path))?.selectData(catalog) ?? nothing;
      const { bodies } = await renderer.preview({ path, catalog: data, copy });
      return Buffer.from(bodies.identity).toString();
    };
    const details = detailPathOf(previewed);
    return { list: await render(listPath), details: details === null ? null : await render(details) };
  };
}

function putEntry(catalog: Catalog, previewed: PreviewedEntry): Catalog {
  if (previewed.list === 'brands') return { ...catalog, brands: put(catalog.brands, previewed.entry) };
  if (previewed.list === 'organizations')
    return { ...catalog, organizations: put(catalog.organizations, previewed.entry) };
  // The page shows one card only.
  return { ...catalog, donationCards: [previewed.entry] };
}

/** In place of the entry with the same id, or after all others: visitors do not see a new or hidden one yet. */
function put<T extends { _id: string }>(entries: readonly T[], entry: T): T[] {
  const isListed = entries.some(({ _id }) => _id === entry._id);
  return isListed ? entries.map((other) => (other._id === entry._id ? entry : other)) : [...entries, entry];
}

function detailPathOf({ list, entry: { _id } }: PreviewedEntry): string | null {
  if (list === 'donation cards') return null;
  return `/${list === 'brands' ? 'branddetails' : 'organizationdetails'}/${encodeURIComponent(_id)}`;
}
