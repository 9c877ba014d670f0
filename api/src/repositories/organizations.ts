import type { Organization } from '@kindcrate/contract/organizations';
import type { Database } from '../database/open-database.ts';
import { pictureColumns, toPicture } from './pictures.ts';

/** All organizations with their pictures, in the order that an editor gave them. */
export async function listOrganizations(database: Database): Promise<Organization[]> {
  return toOrganizations(await imagesOfOrganizations(database).execute());
}

export async function findOrganization(database: Database, id: string): Promise<Organization | undefined> {
  return toOrganizations(await imagesOfOrganizations(database).where('organizations.id', '=', id).execute())[0];
}

/** A row for every picture; an organization without any gives one row all the same. */
function imagesOfOrganizations(database: Database) {
  return database
    .selectFrom('organizations')
    .leftJoin('organization_images', 'organization_images.organization_id', 'organizations.id')
    .leftJoin('pictures', 'pictures.id', 'organization_images.picture_id')
    .select(['organizations.id', 'title', 'information', 'organization_images.id as image_id', ...pictureColumns])
    .orderBy('organizations.position')
    .orderBy('organizations.id')
    .orderBy('organization_images.position');
}

type ImageOfOrganization = Awaited<ReturnType<ReturnType<typeof imagesOfOrganizations>['execute']>>[number];

function toOrganizations(rows: ImageOfOrganization[]): Organization[] {
  const organizations = new Map<string, Organization>();
  for (const row of rows) {
    const known = organizations.get(row.id);
    const organization = known ?? { _id: row.id, title: row.title, organizationInfo: row.information, images: [] };
    organization.images.push(...toImages(row));
    organizations.set(row.id, organization);
  }
  return [...organizations.values()];
}

function toImages({ image_id, name, width, height, alt }: ImageOfOrganization): Organization['images'] {
  if (image_id === null || name === null || width === null || height === null || alt === null) return [];
  return [{ _id: image_id, ...toPicture({ name, width, height, alt }) }];
}
