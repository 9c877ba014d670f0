import type { Picture } from '@kindcrate/contract/pictures';
import {
  type Entries,
  type Entry,
  staffBrands,
  staffDonationCards,
  staffOrganizations,
} from '../../../stores/staff-catalogue.ts';

/** What the desk needs to know of a kind of entry beside its calls. */
export interface Kind<T extends Entry> {
  entries: Entries<T>;
  /** The texts of several lines that an entry has, by their names in the contract. */
  texts: ('info' | 'organizationInfo' | 'description')[];
  /** The picture that stands for an entry. */
  pictureOf: (entry: T) => Picture | undefined;
  /** Whether an edit can bring another picture; the pictures of an organization have a place of their own. */
  hasOnePicture: boolean;
}

function kind<T extends Entry>(description: Kind<T>): Kind<T> {
  return description;
}

export const kinds = {
  brands: kind({
    entries: staffBrands,
    texts: ['info'],
    pictureOf: ({ image }) => image,
    hasOnePicture: true,
  }),
  organizations: kind({
    entries: staffOrganizations,
    texts: ['organizationInfo'],
    pictureOf: ({ images }) => images[0],
    hasOnePicture: false,
  }),
  cards: kind({
    entries: staffDonationCards,
    texts: ['info', 'description'],
    pictureOf: ({ image }) => image,
    hasOnePicture: true,
  }),
};
