import type { Organization } from '@kindcrate/contract/organizations';
import type { StaffOrganization } from '@kindcrate/contract/staff-organizations';
import type { Database } from '../database/database.ts';
import { isVisible, type VisibilityColumns } from '../database/visible-entries.ts';
import { imageColumns, toImage } from '../images/repository.ts';
import { entryStateColumns, toEntryState } from './entry-repository.ts';
import { readPlaces } from './place-repository.ts';

/** The organizations that visitors see, with their images and places, in the order the site shows them. */
export async function listOrganizations(database: Database): Promise<Organization[]> {
  const rows = await selectOrganizations(database).where(isVisible('organizations')).execute();
  return addPlaces(database, toOrganizations(rows, toOrganization));
}

/** @returns undefined also for an organization that visitors do not see. */
export async function findOrganization(database: Database, id: string): Promise<Organization | undefined> {
  const rows = await selectOrganizations(database)
    .where('organizations.id', '=', id)
    .where(isVisible('organizations'))
    .execute();
  return (await addPlaces(database, toOrganizations(rows, toOrganization)))[0];
}

/** All organizations in the order the site shows them, including those that visitors do not see. */
export async function listStaffOrganizations(database: Database): Promise<StaffOrganization[]> {
  return toOrganizations(await selectOrganizations(database).execute(), toStaffOrganization);
}

export async function findStaffOrganization(database: Database, id: string): Promise<StaffOrganization | undefined> {
  const rows = await selectOrganizations(database).where('organizations.id', '=', id).execute();
  return toOrganizations(rows, toStaffOrganization)[0];
}

/** One row per image, and one for an organization without images. */
function selectOrganizations(database: Database) {
  return database
    .selectFrom('organizations')
    .leftJoin('organization_images', 'organization_images.organization_id', 'organizations.id')
    .leftJoin('pictures', 'pictures.id', 'organization_images.picture_id')
    .select(['organizations.id', 'title', 'information', 'organization_images.id as image_id', ...imageColumns])
    .select(entryStateColumns('organizations'))
    .orderBy('organizations.position')
    .orderBy('organizations.id')
    .orderBy('organization_images.position');
}

type OrganizationImageRow = Awaited<ReturnType<ReturnType<typeof selectOrganizations>['execute']>>[number];

/** @param toEntry maps a row to its organization, without images */
function toOrganizations<T extends Organization>(
  rows: OrganizationImageRow[],
  toEntry: (row: OrganizationImageRow) => T,
): T[] {
  const organizations = new Map<string, T>();
  for (const row of rows) {
    const organization = organizations.get(row.id) ?? toEntry(row);
    organization.images.push(...toImages(row));
    organizations.set(row.id, organization);
  }
  return [...organizations.values()];
}

async function addPlaces(database: Database, organizations: Organization[]): Promise<Organization[]> {
  const places = await readPlaces(
    database,
    organizations.map(({ _id }) => _id),
  );
  return organizations.map((organization) => {
    const place = places.get(organization._id);
    return place ? { ...organization, place } : organization;
  });
}

function toOrganization(row: OrganizationImageRow): Organization {
  return { _id: row.id, title: row.title, organizationInfo: row.information, images: [] };
}

function toStaffOrganization(row: OrganizationImageRow): StaffOrganization {
  return { ...toOrganization(row), ...toEntryState(row) };
}

/** The row's image in a list, which is empty for an organization without images. */
function toImages({ image_id, name, width, height, alt, has_versions }: OrganizationImageRow): Organization['images'] {
  if (image_id === null || name === null || width === null || height === null || alt === null) return [];
  return [{ _id: image_id, ...toImage({ name, width, height, alt, has_versions: has_versions ?? 0 }) }];
}

interface NewOrganization extends VisibilityColumns {
  id: string;
  title: string;
  information: string;
  position: number;
  is_sample: number;
}

export async function insertOrganization(database: Database, organization: NewOrganization): Promise<void> {
  await database.insertInto('organizations').values(organization).execute();
}

/** The images of one organization, in display order. */
export function listOrganizationImages(database: Database, organizationId: string) {
  return database
    .selectFrom('organization_images')
    .innerJoin('pictures', 'pictures.id', 'organization_images.picture_id')
    .select(['organization_images.id', 'picture_id', 'alt', 'organization_images.position'])
    .where('organization_id', '=', organizationId)
    .orderBy('organization_images.position')
    .execute();
}

interface NewOrganizationImage {
  id: string;
  organizationId: string;
  imageId: string;
  position: number;
}

export async function insertOrganizationImage(
  database: Database,
  { id, organizationId, imageId, position }: NewOrganizationImage,
): Promise<void> {
  const row = { id, organization_id: organizationId, picture_id: imageId, position };
  await database.insertInto('organization_images').values(row).execute();
}

/** Links an organization's image to another row of `pictures`. The former row stays. */
export async function updateOrganizationImage(database: Database, id: string, imageId: string): Promise<void> {
  await database.updateTable('organization_images').set({ picture_id: imageId }).where('id', '=', id).execute();
}

/** Unlinks all images from an organization. The rows in `pictures` stay. */
export async function deleteOrganizationImages(database: Database, organizationId: string): Promise<void> {
  await database.deleteFrom('organization_images').where('organization_id', '=', organizationId).execute();
}
