import type { Organization } from '@kindcrate/contract/organizations';
import type { StaffOrganization } from '@kindcrate/contract/staff-organizations';
import type { Database } from '../database/open-database.ts';
import { pictureColumns, toPicture } from '../images/repository.ts';
import { toEntryState } from './entry-repository.ts';

/** The organizations that everybody sees with their pictures, in the order that an editor gave them. */
export async function listOrganizations(database: Database): Promise<Organization[]> {
  const rows = await imagesOfOrganizations(database).where('organizations.hidden', '=', 0).execute();
  return toOrganizations(rows, toOrganization);
}

/** An organization, unless it is hidden. */
export async function findOrganization(database: Database, id: string): Promise<Organization | undefined> {
  const rows = await imagesOfOrganizations(database)
    .where('organizations.id', '=', id)
    .where('organizations.hidden', '=', 0)
    .execute();
  return toOrganizations(rows, toOrganization)[0];
}

/** All organizations in the order of the site, hidden ones too. */
export async function listStaffOrganizations(database: Database): Promise<StaffOrganization[]> {
  return toOrganizations(await imagesOfOrganizations(database).execute(), toStaffOrganization);
}

/** An organization, a hidden one too. */
export async function findStaffOrganization(database: Database, id: string): Promise<StaffOrganization | undefined> {
  const rows = await imagesOfOrganizations(database).where('organizations.id', '=', id).execute();
  return toOrganizations(rows, toStaffOrganization)[0];
}

/** A row for every picture; an organization without any gives one row all the same. */
function imagesOfOrganizations(database: Database) {
  return database
    .selectFrom('organizations')
    .leftJoin('organization_images', 'organization_images.organization_id', 'organizations.id')
    .leftJoin('pictures', 'pictures.id', 'organization_images.picture_id')
    .select(['organizations.id', 'title', 'information', 'organization_images.id as image_id', ...pictureColumns])
    .select(['organizations.hidden', 'organizations.is_sample', 'organizations.revision'])
    .orderBy('organizations.position')
    .orderBy('organizations.id')
    .orderBy('organization_images.position');
}

type ImageOfOrganization = Awaited<ReturnType<ReturnType<typeof imagesOfOrganizations>['execute']>>[number];

/** @param begin makes of a row its organization, still without pictures */
function toOrganizations<T extends Organization>(
  rows: ImageOfOrganization[],
  begin: (row: ImageOfOrganization) => T,
): T[] {
  const organizations = new Map<string, T>();
  for (const row of rows) {
    const organization = organizations.get(row.id) ?? begin(row);
    organization.images.push(...toImages(row));
    organizations.set(row.id, organization);
  }
  return [...organizations.values()];
}

function toOrganization(row: ImageOfOrganization): Organization {
  return { _id: row.id, title: row.title, organizationInfo: row.information, images: [] };
}

function toStaffOrganization(row: ImageOfOrganization): StaffOrganization {
  return { ...toOrganization(row), ...toEntryState(row) };
}

function toImages({ image_id, name, width, height, alt }: ImageOfOrganization): Organization['images'] {
  if (image_id === null || name === null || width === null || height === null || alt === null) return [];
  return [{ _id: image_id, ...toPicture({ name, width, height, alt }) }];
}
