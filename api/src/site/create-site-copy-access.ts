import type { CopyOverrides } from '@kindcrate/contract/copy-fields';
import type { ListedCopy, SiteCopy } from '../site-copy.ts';
import type { Snapshot } from './catalog-snapshot.ts';
import { createEntryPreview } from './create-entry-preview.ts';
import { emptyCatalog, findPageWithData, pathsOfListPages } from './page-data.ts';
import type { PageRenderer } from './page-renderer.ts';

/** Paths of this server that are not pages of the site, but that links may lead to. */
const otherPaths = ['/docs', '/needs.rss', '/needs.atom'];

interface Options {
  renderer: PageRenderer;
  readSnapshot: () => Promise<Snapshot>;
  /** The paths of the pages without data. */
  staticPaths: readonly string[];
}

/**
 * Creates the functions with which the desk lists, checks and previews the built site's copy. The page renderer does the work, because
 * it has the schemas of the copy loaded.
 */
export function createSiteCopyAccess({ renderer, readSnapshot, staticPaths }: Options): SiteCopy {
  /** Lists the paths that a link in the copy may lead to. */
  async function listLinkPaths(): Promise<string[]> {
    const { brands, organizations } = await readSnapshot();
    // The sitemap is rendered like a page, but it is not one.
    const lists = pathsOfListPages.filter((path) => !path.includes('.'));
    const entries = [...brands.map(toBrandPath), ...organizations.map(toOrganizationPath)];
    return [...lists, ...staticPaths.filter((path) => path !== '/404'), ...entries, ...otherPaths];
  }

  async function preview(name: string, overrides: CopyOverrides) {
    const described = await renderer.describeCopy(name, {});
    const { copy: published, ...catalog } = await readSnapshot();
    const path = described && described.preview !== 'none' && resolvePath(described.path, catalog);
    if (!path) return undefined;
    const data = findPageWithData(decodeURIComponent(path))?.selectData(catalog) ?? emptyCatalog;
    const page = await renderer.preview({ path, catalog: data, copy: { ...published, [name]: overrides } });
    return { html: Buffer.from(page.bodies.identity).toString(), bytes: page.bodies.br.length };
  }

  /**
   * Puts the id of the first brand or organization into a path. Until there is one, the page has no preview, and its path is that
   * of the page that lists both.
   */
  async function withPath<Page extends ListedCopy>(page: Page): Promise<Page> {
    const path = resolvePath(page.path, await readSnapshot());
    return path ? { ...page, path } : { ...page, path: '/donation', preview: 'none' };
  }

  return {
    list: async (published) => Promise.all((await renderer.listCopy(published)).map(withPath)),
    async describe(name, published) {
      const page = await renderer.describeCopy(name, published);
      return page && withPath(page);
    },
    async check(name, values, stored) {
      return renderer.checkCopy(name, values, { ...stored, paths: await listLinkPaths() });
    },
    preview,
    previewEntry: createEntryPreview({ renderer, readSnapshot }),
  };
}

const toBrandPath = ({ _id }: { _id: string }) => `/branddetails/${encodeURIComponent(_id)}`;
const toOrganizationPath = ({ _id }: { _id: string }) => `/organizationdetails/${encodeURIComponent(_id)}`;

/** @returns undefined when the catalog has no brand, or no organization, for the path. */
function resolvePath(path: string, { brands, organizations }: Pick<Snapshot, 'brands' | 'organizations'>) {
  if (!path.endsWith('/:id')) return path;
  const [first] = path.startsWith('/branddetails') ? brands.map(toBrandPath) : organizations.map(toOrganizationPath);
  return first;
}
