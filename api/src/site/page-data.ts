import type { PublicFigures } from '@kindcrate/contract/figures';
import type { Need } from '@kindcrate/contract/needs';
import type { Catalog } from './catalog-snapshot.ts';
import type { PageException } from './page-exceptions.ts';

/** Selects what a page shows of the catalog; undefined when the catalog has nothing with the id in the path. */
type SelectData = (catalog: Catalog, id: string) => Catalog | undefined;

export const emptyCatalog: Catalog = {
  brands: [],
  organizations: [],
  donationCards: [],
  needs: [],
  outcomes: {},
  changeTimes: {},
};

/**
 * How to select the data of the pages that list catalog entries, by lower-case path. A page is rendered again when its data has
 * changed.
 */
const listPageSelectors: Record<string, SelectData> = {
  '/': ({ brands, needs }) => ({ ...emptyCatalog, brands, needs: needs.filter(isWanted) }),
  '/about': ({ organizations, donationCards, figures }) => ({
    ...emptyCatalog,
    organizations,
    donationCards,
    ...(figures && { figures: withoutOrganizations(figures) }),
  }),
  '/donation': ({ figures, ...catalog }) => ({
    ...catalog,
    outcomes: {},
    changeTimes: {},
    ...(figures && { figures: withoutOrganizations(figures) }),
  }),
  '/sitemap.xml': ({ brands, organizations, changeTimes }) => ({ ...emptyCatalog, brands, organizations, changeTimes }),
};

export const pathsOfListPages = Object.keys(listPageSelectors);

/** Like `listPageSelectors`, but for the pages whose path ends with the id of an entry. */
const detailPageSelectors: Record<string, SelectData> = {
  '/branddetails': ({ brands }, id) => select(brands, id, (brand) => ({ ...emptyCatalog, brands: [brand] })),
  '/organizationdetails': ({ organizations, needs, figures, outcomes }, id) =>
    select(organizations, id, (organization) => ({
      ...emptyCatalog,
      organizations: [organization],
      needs: needs.filter((need) => need.organization._id === id),
      outcomes: { [id]: outcomes[id] ?? [] },
      ...(figures && { figures: { ...figures, organizations: figures.organizations.filter(({ _id }) => _id === id) } }),
    })),
};

/** For pages that show only the figures of all organizations together. */
const withoutOrganizations = (figures: PublicFigures): PublicFigures => ({ ...figures, organizations: [] });

const isWanted = ({ state }: Need) => state === 'wanted';

function select<T extends { _id: string }>(
  entries: readonly T[],
  id: string,
  toData: (entry: T) => Catalog,
): Catalog | undefined {
  const entry = entries.find(({ _id }) => _id === id);
  return entry && toData(entry);
}

/** A page to render: its canonical path (page name in lowercase, id URL-encoded), and how to select its data. */
export interface PageRequest {
  path: string;
  selectData: (catalog: Catalog) => Catalog | undefined;
  /** The copy files that the page uses; undefined if it may use any. */
  copyFiles?: readonly string[];
  /** How the headers differ from those of other pages. */
  exception?: PageException | undefined;
  /** Whether a shared cache may answer with the page for a few seconds. */
  isShared: boolean;
}

/**
 * @param path decoded; letter case matters only in the id
 * @returns undefined when the path is not that of a page with data.
 */
export function findPageWithData(path: string): PageRequest | undefined {
  const [, name = '', id, ...rest] = path.replace(/\/+$/, '').split('/');
  const key = `/${name.toLowerCase()}`;
  const selectForList = id === undefined && listPageSelectors[key];
  if (selectForList) return { path: key, selectData: (catalog) => selectForList(catalog, ''), isShared: true };
  const selectForDetail = id !== undefined && rest.length === 0 && detailPageSelectors[key];
  if (!selectForDetail) return undefined;
  const canonical = `${key}/${encodeURIComponent(id)}`;
  return { path: canonical, selectData: (catalog) => selectForDetail(catalog, id), isShared: true };
}
