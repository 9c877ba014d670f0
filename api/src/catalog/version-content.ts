import type { StaffBrand } from '@kindcrate/contract/staff-brands';
import type { StaffDonationCard } from '@kindcrate/contract/staff-donation-cards';
import type { StaffOrganization } from '@kindcrate/contract/staff-organizations';

export type StaffEntry = StaffBrand | StaffDonationCard | StaffOrganization;

/** The parts of an entry that a version stores. Images are stored only by URL: their files are deleted once an edit removes them. */
export interface VersionContent {
  title: string;
  info?: string;
  organizationInfo?: string;
  description?: string;
  images: { url: string; alt: string }[];
}

export function contentOf(entry: StaffEntry): VersionContent {
  const images = imagesOf(entry).map(({ url, alt }) => ({ url, alt }));
  if ('organizationInfo' in entry) return { ...pickFields(entry, 'title', 'organizationInfo'), images };
  if ('description' in entry) return { ...pickFields(entry, 'title', 'info', 'description'), images };
  return { ...pickFields(entry, 'title', 'info'), images };
}

/** The images of an entry: several for an organization, one for any other entry. */
export function imagesOf(entry: StaffEntry): { url: string; alt: string }[] {
  return 'images' in entry ? entry.images : [entry.image];
}

/** The texts below an entry's title, in the order in which pages show them. */
export function longTextsOf({ info, organizationInfo, description }: VersionContent): string[] {
  return [info, organizationInfo, description].filter((text) => text !== undefined);
}

/** The images of a version that the entry no longer has. */
export function missingImages(content: VersionContent, entry: StaffEntry): VersionContent['images'] {
  const urls = new Set(imagesOf(entry).map(({ url }) => url));
  return content.images.filter(({ url }) => !urls.has(url));
}

/**
 * The images of an organization in the order and with the text alternatives of a version, followed by those that were added
 * later, because restoring never removes an image.
 */
export function toRestoredArrangement(
  { images: former }: VersionContent,
  images: StaffOrganization['images'],
): { _id: string; alt: string }[] {
  const kept = former.flatMap(({ url, alt }) =>
    images.filter((image) => image.url === url).map(({ _id }) => ({ _id, alt })),
  );
  const added = images.filter(({ _id }) => !kept.some((image) => image._id === _id));
  return [...kept, ...added.map(({ _id, alt }) => ({ _id, alt }))];
}

function pickFields<T extends object, Name extends keyof T>(entry: T, ...names: Name[]): Pick<T, Name> {
  return Object.fromEntries(names.map((name) => [name, entry[name]])) as Pick<T, Name>;
}
