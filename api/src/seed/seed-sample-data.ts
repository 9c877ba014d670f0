import { randomUUID } from 'node:crypto';
import { coinsFor } from '@kindcrate/contract/coins-earned';
import { addDays } from '@kindcrate/contract/local-time';
import { toPlaceColumns } from '../database/place-columns.ts';
import type { ImageRow } from '../database/schema.ts';
import { storeImage } from '../images/image-store.ts';
import type { RenderedImage } from '../images/render-image.ts';
import type { Services } from '../services.ts';
import { accountRows, createSampleLogins, type SampleLogins } from './account-rows.ts';
import { drawPictures } from './draw-pictures.ts';
import { insertAccountsAndOrders, type OrderRows } from './order-repository.ts';
import { orderRows } from './order-rows.ts';
import { type CatalogRows, insertCatalog, isCatalogUntouched, recordSeed } from './repository.ts';
import { sampleBrands } from './sample-data/brands.ts';
import { sampleDonationCards } from './sample-data/donation-cards.ts';
import { sampleNeeds } from './sample-data/needs.ts';
import { sampleOrders } from './sample-data/orders.ts';
import { sampleOrganizations } from './sample-data/organizations.ts';
import { sampleOutcomes } from './sample-data/outcomes.ts';
import type { SamplePicture } from './sample-data/picture.ts';
import { samplePlaces } from './sample-data/places.ts';

/** Stored in the table `seeds`. */
const seedName = 'sample-data';

/**
 * Fills an empty catalog with the sample data, once. All rows are written in one transaction after the last image is
 * stored: a start that is killed leaves only files without a row, which the sweep removes, and the next start seeds again.
 * @param announce shows the logins of the sample accounts to the person who starts the server, before the accounts are stored
 */
export async function seedSampleData(services: Services, announce: (logins: SampleLogins) => void): Promise<void> {
  const { database, passwords } = services;
  if (!(await isCatalogUntouched(database, seedName))) return;
  const { images, photos } = await storeImages(services, samplePictures());
  const now = new Date();
  const logins = createSampleLogins();
  const accounts = await accountRows(passwords, logins, now);
  announce(logins);
  await database.transaction().execute(async (transaction) => {
    await insertCatalog(transaction, {
      images: [...images, ...photos],
      ...catalogRows(now.toISOString()),
      needs: needRows(now),
      places: placeRows(now),
      outcomes: outcomeRows(now),
    });
    await insertAccountsAndOrders(transaction, accounts, sampleOrderRows(services, photos, now));
    await recordSeed(transaction, seedName, now);
  });
}

/** @param photos one for each order */
function sampleOrderRows({ environment }: Services, photos: ImageRow[], now: Date): OrderRows[] {
  const { COINS_PER_ORDER: perOrder, COINS_PER_ITEM: perItem, COINS_MOST: most } = environment;
  return sampleOrders.map((order, index) =>
    orderRows(order, {
      now,
      timeZone: samplePlaces[order.organization]?.(() => '').timeZone ?? 'UTC',
      imageId: photos[index]?.id ?? '',
      coinsFor: (pieces) => coinsFor({ perOrder, perItem, most }, pieces),
    }),
  );
}

function samplePictures(): SamplePicture[] {
  return [
    ...sampleOrganizations.flatMap(({ images }) => images),
    ...sampleBrands.map(({ image }) => image),
    ...sampleDonationCards.map(({ image }) => image),
  ];
}

/** Stores the catalog's images and the orders' photos. Each photo has its own files, because it is removed with its order. */
async function storeImages(
  services: Services,
  samples: SamplePicture[],
): Promise<Record<'images' | 'photos', ImageRow[]>> {
  const textAlternatives = new Map(samples.map(({ picture, alt }) => [picture, alt]));
  const images: ImageRow[] = [];
  const photos: ImageRow[] = [];
  // One after another, because simultaneous uploads to a bucket share the bandwidth, and each times out after a few seconds.
  await drawPictures([...textAlternatives.keys()], services.environment.SAMPLE_PICTURES_FOLDER, async (id, image) => {
    // The name of the sample picture serves as the id of its row.
    images.push({ ...(await storePicture(services, image)), id, alt: textAlternatives.get(id) ?? '' });
    for (const [index, { picture }] of sampleOrders.entries())
      if (picture === id) photos[index] = await storePicture(services, { ...image, versions: [] });
  });
  const missing = sampleOrders.find((_, index) => !photos[index]);
  if (missing) throw new Error(`no organization, brand or donation card has the picture ${missing.picture}`);
  return { images, photos };
}

async function storePicture({ images }: Services, image: RenderedImage): Promise<ImageRow> {
  const { width, height, versions } = image;
  const name = await storeImage(images, image);
  const created_at = new Date().toISOString();
  const has_versions = Number(versions.length > 0);
  return { id: randomUUID(), name, width, height, alt: '', has_versions, is_sample: 1, created_at };
}

/** Slugs serve as ids, so that the site can refer to one card (specification, section 7: "fixed card id"). */
function catalogRows(changed_at: string): Omit<CatalogRows, 'images' | 'needs' | 'places' | 'outcomes'> {
  return {
    organizations: sampleOrganizations.map(({ slug, title, organizationInfo }, position) => ({
      id: slug,
      title,
      information: organizationInfo,
      position,
      is_sample: 1,
      changed_at,
    })),
    organizationImages: sampleOrganizations.flatMap(({ slug, images }) =>
      images.map(({ picture }, position) => ({
        id: `${slug}-${position + 1}`,
        organization_id: slug,
        picture_id: picture,
        position,
      })),
    ),
    brands: sampleBrands.map((brand, position) => ({ ...toCatalogRow(brand, position), changed_at })),
    donationCards: sampleDonationCards.map((card, position) => ({ ...toCatalogRow(card, position), changed_at })),
  };
}

const dayLength = 24 * 60 * 60 * 1000;

function needRows(now: Date): CatalogRows['needs'] {
  const time = now.toISOString();
  const toDay = (daysLeft: number) => new Date(now.getTime() + daysLeft * dayLength).toISOString().slice(0, 10);
  return Object.entries(sampleNeeds).flatMap(([organization, needs]) =>
    needs.map(({ category, words, state = 'wanted', target, received = 0, urgent, daysLeft, reason }, index) => ({
      id: `${organization}-need-${index + 1}`,
      organization_id: organization,
      category_id: category,
      words,
      state,
      target: target ?? null,
      urgent: Number(urgent ?? false),
      until: daysLeft === undefined ? null : toDay(daysLeft),
      reason: reason ?? null,
      is_sample: 1,
      sample_received: received,
      wanted_at: state === 'wanted' ? time : null,
      created_at: time,
      updated_at: time,
    })),
  );
}

function placeRows(now: Date): CatalogRows['places'] {
  const updated_at = now.toISOString();
  return Object.entries(samplePlaces).map(([organization_id, toPlace]) => {
    const place = toPlace((days) => addDays(updated_at.slice(0, 10), days));
    return { organization_id, ...toPlaceColumns(place), is_sample: 1, revision: 2, updated_at };
  });
}

function outcomeRows(now: Date): CatalogRows['outcomes'] {
  return Object.entries(sampleOutcomes).flatMap(([organization_id, outcomes]) =>
    outcomes.map(({ line, daysAgo }, index) => {
      const time = new Date(now.getTime() - daysAgo * dayLength).toISOString();
      const row = { id: `${organization_id}-outcome-${index + 1}`, organization_id, line, is_sample: 1, revision: 1 };
      return {
        ...row,
        order_id: null,
        image_id: null,
        organization_consents: 1,
        donor_consents: 1,
        created_at: time,
        updated_at: time,
      };
    }),
  );
}

function toCatalogRow<Sample extends { slug: string; image: SamplePicture }>(sample: Sample, position: number) {
  const { slug, image, ...columns } = sample;
  return { ...columns, id: slug, picture_id: image.picture, position, is_sample: 1 };
}
