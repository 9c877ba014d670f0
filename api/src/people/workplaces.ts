import { findStaffBrand } from '../catalog/brand-repository.ts';
import { findStaffOrganization } from '../catalog/organization-repository.ts';
import type { Database } from '../database/database.ts';

interface Workplace {
  _id: string;
  title: string;
}

/** The brand and the organization that a request names; undefined when it names none or an unknown one. */
export interface Workplaces {
  brand: Workplace | undefined;
  organization: Workplace | undefined;
}

interface Ids {
  brand?: string | undefined;
  organization?: string | undefined;
}

export async function findWorkplaces(database: Database, { brand, organization }: Ids): Promise<Workplaces> {
  return {
    brand: brand === undefined ? undefined : await findStaffBrand(database, brand),
    organization: organization === undefined ? undefined : await findStaffOrganization(database, organization),
  };
}
