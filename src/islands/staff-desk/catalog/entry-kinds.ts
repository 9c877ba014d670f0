import type { Image } from '@kindcrate/contract/images';
import type { StaffBrand } from '@kindcrate/contract/staff-brands';
import { newEntryId } from '@kindcrate/contract/staff-catalog-preview';
import type { StaffDonationCard } from '@kindcrate/contract/staff-donation-cards';
import type { StaffOrganization } from '@kindcrate/contract/staff-organizations';
import type { CatalogEntry, EntryStore } from '../../../stores/entry-store.ts';
import { staffBrands } from '../../../stores/staff-brands.ts';
import { staffDonationCards } from '../../../stores/staff-donation-cards.ts';
import { staffOrganizations } from '../../../stores/staff-organizations.ts';

/** A multi-line text field of an entry. */
interface EntryText<T> {
  /** The field's name in the contract. */
  name: 'info' | 'organizationInfo' | 'description';
  get: (entry: T) => string;
}

/**
 * `single`: an edit of the entry can replace its only image. `arranged`: the entry is an organization, whose images have their own
 * forms; `toOrganization` narrows its type.
 */
type EntryImages<T> =
  | { type: 'single'; getImage: (entry: T) => Image }
  | { type: 'arranged'; toOrganization: (entry: T) => StaffOrganization };

/** A kind of catalog entry. */
export interface EntryKind<T extends CatalogEntry> {
  /** The prefix of the names of the entries' forms. */
  name: string;
  /** The path of the entries' own pages, without the id; undefined for donation cards, which have none. */
  page?: string;
  entries: EntryStore<T>;
  texts: EntryText<T>[];
  images: EntryImages<T>;
}

const brands: EntryKind<StaffBrand> = {
  name: 'brand',
  page: '/branddetails',
  entries: staffBrands,
  texts: [{ name: 'info', get: ({ info }) => info }],
  images: { type: 'single', getImage: ({ image }) => image },
};

const organizations: EntryKind<StaffOrganization> = {
  name: 'organization',
  page: '/organizationdetails',
  entries: staffOrganizations,
  texts: [{ name: 'organizationInfo', get: ({ organizationInfo }) => organizationInfo }],
  images: { type: 'arranged', toOrganization: (organization) => organization },
};

const cards: EntryKind<StaffDonationCard> = {
  name: 'card',
  entries: staffDonationCards,
  texts: [
    { name: 'info', get: ({ info }) => info },
    { name: 'description', get: ({ description }) => description },
  ],
  images: { type: 'single', getImage: ({ image }) => image },
};

export const entryKinds = { brands, organizations, cards };

/** The image that represents an entry in the list: its only one, or the first of an organization's images. */
export function firstImageOf<T extends CatalogEntry>({ images }: EntryKind<T>, entry: T): Image | undefined {
  return images.type === 'single' ? images.getImage(entry) : images.toOrganization(entry).images[0];
}

/** The names of an entry's forms, under which their drafts are stored. */
export function formNamesOf({ name }: Pick<EntryKind<CatalogEntry>, 'name'>, entry?: { _id: string }) {
  const fields = `${name}-${entry?._id ?? 'new'}`;
  return { fields, arrangement: `${fields}-pictures` };
}

/** The CSS selector that finds an entry on the page that lists it. */
export function selectorOf({ page }: Pick<EntryKind<CatalogEntry>, 'page'>, entry?: { _id: string }): string {
  if (page === undefined) return '.featured';
  return `a[href$="${page}/${encodeURIComponent(entry?._id ?? newEntryId)}"]`;
}
