import type { Picture } from '@kindcrate/contract/pictures';
import { staffBrands, staffDonationCards, staffOrganizations } from '../../../stores/staff-catalog.ts';
import type { Entries, Entry } from '../../../stores/staff-entries.ts';

/** What the desk needs to know of a kind of entry beside its calls. */
export interface Kind<T extends Entry> {
  name: string;
  entries: Entries<T>;
  /** The texts of several lines that an entry has, by their names in the contract. */
  texts: ('info' | 'organizationInfo' | 'description')[];
  /** The picture that stands for an entry. */
  pictureOf: (entry: T) => Picture | undefined;
  /** Whether an edit can bring another picture; the pictures of an organization have a place of their own. */
  hasOnePicture: boolean;
}

/** The kinds differ in what their entries hold, which only their own functions look at. */
function kind<T extends Entry>(description: Kind<T>): Kind<Entry> {
  return description as unknown as Kind<Entry>;
}

export const kinds = {
  brands: kind({
    name: 'brand',
    entries: staffBrands,
    texts: ['info'],
    pictureOf: ({ image }) => image,
    hasOnePicture: true,
  }),
  organizations: kind({
    name: 'organization',
    entries: staffOrganizations,
    texts: ['organizationInfo'],
    pictureOf: ({ images }) => images[0],
    hasOnePicture: false,
  }),
  cards: kind({
    name: 'card',
    entries: staffDonationCards,
    texts: ['info', 'description'],
    pictureOf: ({ image }) => image,
    hasOnePicture: true,
  }),
};
