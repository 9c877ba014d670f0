import type { Image } from '@kindcrate/contract/images';
import type { StaffBrand } from '@kindcrate/contract/staff-brands';
import type { StaffDonationCard } from '@kindcrate/contract/staff-donation-cards';
import type { StaffOrganization } from '@kindcrate/contract/staff-organizations';
import type { CatalogEntry, EntryStore } from '../../../stores/entry-store.ts';
import { staffBrands, staffDonationCards, staffOrganizations } from '../../../stores/staff-catalog.ts';

/** A field of several lines, by its name in the contract. */
interface EntryText<T> {
  name: 'info' | 'organizationInfo' | 'description';
  of: (entry: T) => string;
}

/** An entry's one picture is replaced by an edit; several pictures are arranged in forms of their own. */
type EntryPictures<T> =
  | { type: 'single'; of: (entry: T) => Image }
  | { type: 'arranged'; of: (entry: T) => StaffOrganization };

/** A kind of catalog entry. */
export interface Kind<T extends CatalogEntry> {
  name: string;
  entries: EntryStore<T>;
  texts: EntryText<T>[];
  pictures: EntryPictures<T>;
}

const brands: Kind<StaffBrand> = {
  name: 'brand',
  entries: staffBrands,
  texts: [{ name: 'info', of: ({ info }) => info }],
  pictures: { type: 'single', of: ({ image }) => image },
};

const organizations: Kind<StaffOrganization> = {
  name: 'organization',
  entries: staffOrganizations,
  texts: [{ name: 'organizationInfo', of: ({ organizationInfo }) => organizationInfo }],
  pictures: { type: 'arranged', of: (organization) => organization },
};

const cards: Kind<StaffDonationCard> = {
  name: 'card',
  entries: staffDonationCards,
  texts: [
    { name: 'info', of: ({ info }) => info },
    { name: 'description', of: ({ description }) => description },
  ],
  pictures: { type: 'single', of: ({ image }) => image },
};

export const kinds = { brands, organizations, cards };

/** The picture that stands for an entry in the list. */
export function cardPicture<T extends CatalogEntry>({ pictures }: Kind<T>, entry: T): Image | undefined {
  return pictures.type === 'single' ? pictures.of(entry) : pictures.of(entry).images[0];
}

/** The names of an entry's forms, under which their drafts are stored. */
export function formsOf({ name }: Pick<Kind<CatalogEntry>, 'name'>, entry?: { _id: string }) {
  const fields = `${name}-${entry?._id ?? 'new'}`;
  return { fields, arrangement: `${fields}-pictures`, newPicture: `${fields}-picture` };
}
