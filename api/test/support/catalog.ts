import { randomBytes } from 'node:crypto';
import type { Database } from '../../src/database/database.ts';
import { insertImage } from '../../src/images/repository.ts';

/** Adds two catalog entries of each kind; their images have rows but no files. */
export async function addCatalog(database: Database): Promise<void> {
  for (const position of [1, 2]) {
    await addBrand(database, position);
    await addOrganization(database, position);
    await addDonationCard(database, position);
  }
}

async function addBrand(database: Database, position: number): Promise<void> {
  const picture_id = await addSampleImage(database, `brand-${position}`);
  await database
    .insertInto('brands')
    .values({
      id: `brand-${position}`,
      title: `Brand ${position}`,
      info: 'Takes coins',
      picture_id,
      position,
      is_sample: 1,
    })
    .execute();
}

async function addOrganization(database: Database, position: number): Promise<void> {
  const id = `organization-${position}`;
  await database
    .insertInto('organizations')
    .values({ id, title: `Organization ${position}`, information: 'Takes gifts', position, is_sample: 1 })
    .execute();
  for (const imagePosition of [1, 2, 3]) {
    const imageId = `${id}-${imagePosition}`;
    const picture_id = await addSampleImage(database, imageId);
    await database
      .insertInto('organization_images')
      .values({ id: imageId, organization_id: id, picture_id, position: imagePosition })
      .execute();
  }
}

async function addDonationCard(database: Database, position: number): Promise<void> {
  const picture_id = await addSampleImage(database, `card-${position}`);
  await database
    .insertInto('donation_cards')
    .values({
      id: `card-${position}`,
      title: `Card ${position}`,
      info: 'Short',
      description: 'Long',
      picture_id,
      position,
      is_sample: 1,
    })
    .execute();
}

async function addSampleImage(database: Database, id: string): Promise<string> {
  const name = randomBytes(16).toString('hex');
  await insertImage(database, {
    id,
    name,
    width: 800,
    height: 600,
    alt: id,
    has_versions: 0,
    is_sample: 1,
    created_at: new Date().toISOString(),
  });
  return id;
}
