import type { BodyOf } from '@kindcrate/contract/endpoint';
import type { Image } from '@kindcrate/contract/images';
import { messages } from '@kindcrate/contract/messages';
import {
  chosenPictureUrl,
  newEntryId,
  type previewCatalogEntryEndpoint,
} from '@kindcrate/contract/staff-catalog-preview';
import type { Database } from '../database/database.ts';
import { Failure, invalidFields } from '../failure.ts';
import type { EntryPages, PreviewedEntry, SiteCopy } from '../site-copy.ts';
import { brandKind, donationCardKind, organizationKind, requireEntry } from './kinds.ts';
import { readPlaces } from './place-repository.ts';
import { planVisibility } from './plan-visibility.ts';
import { alwaysVisible, type Visibility } from './visibility.ts';

type Values = BodyOf<typeof previewCatalogEntryEndpoint>;

/**
 * Renders the pages that show an entry, with these values instead of the stored ones. Writes nothing.
 * @param site undefined on a server that serves no site
 * @throws Failure `not_found` for an unknown entry, and for every entry if the server serves no site; `invalid_fields` for
 * values that saving would refuse.
 */
export async function previewEntry(
  database: Database,
  site: SiteCopy | undefined,
  values: Values,
): Promise<EntryPages> {
  if (!site) throw new Failure('not_found');
  const { before, ...previewed } = await buildEntry(database, values);
  const { showFrom, hideOn } = values;
  await planVisibility(database, before ?? alwaysVisible, { showFrom, hideOn });
  return site.previewEntry(previewed);
}

type BuiltEntry = PreviewedEntry & { before: Visibility | undefined };

function buildEntry(database: Database, values: Values): Promise<BuiltEntry> {
  if (values.list === 'brands') return buildBrand(database, values);
  return values.list === 'organizations' ? buildOrganization(database, values) : buildDonationCard(database, values);
}

async function buildBrand(database: Database, values: Values): Promise<BuiltEntry> {
  const { id, title, info = '' } = values;
  const before = id === undefined ? undefined : await requireEntry(database, brandKind, id);
  const entry = { _id: id ?? newEntryId, title, info, image: imageOf(values, before?.image) };
  return { list: 'brands', entry, before };
}

async function buildDonationCard(database: Database, values: Values): Promise<BuiltEntry> {
  const { id, title, info = '', description = '' } = values;
  const before = id === undefined ? undefined : await requireEntry(database, donationCardKind, id);
  const entry = { _id: id ?? newEntryId, title, info, description, image: imageOf(values, before?.image) };
  return { list: 'donation cards', entry, before };
}

async function buildOrganization(database: Database, values: Values): Promise<BuiltEntry> {
  const { id, title, organizationInfo = '' } = values;
  const before = id === undefined ? undefined : await requireEntry(database, organizationKind, id);
  const _id = id ?? newEntryId;
  // The images of a stored organization are changed in separate forms.
  const images = before?.images ?? [{ _id: newEntryId, ...imageOf(values, undefined) }];
  const place = (await readPlaces(database, [_id])).get(_id);
  return { list: 'organizations', entry: { _id, title, organizationInfo, images, ...(place && { place }) }, before };
}

/** The chosen image, or else the stored one with the new text alternative. */
function imageOf({ alt, width, height }: Values, stored: Image | undefined): Image {
  if (width !== undefined && height !== undefined) {
    return { url: chosenPictureUrl, thumbnailUrl: chosenPictureUrl, width, height, alt: alt ?? '' };
  }
  if (!stored) throw invalidFields({ image: messages.picture });
  return { ...stored, alt: alt ?? stored.alt };
}
