import { listBrandsEndpoint } from '@kindcrate/contract/brands';
import { listDonationCardsEndpoint } from '@kindcrate/contract/donation-cards';
import type { BodyOf } from '@kindcrate/contract/endpoint';
import { listOrganizationsEndpoint } from '@kindcrate/contract/organizations';
import {
  createBrandEndpoint,
  getStaffBrandEndpoint,
  listStaffBrandsEndpoint,
  type StaffBrand,
  updateBrandEndpoint,
} from '@kindcrate/contract/staff-brands';
import {
  createDonationCardEndpoint,
  getStaffDonationCardEndpoint,
  listStaffDonationCardsEndpoint,
  type StaffDonationCard,
  updateDonationCardEndpoint,
} from '@kindcrate/contract/staff-donation-cards';
import {
  arrangeOrganizationImagesEndpoint,
  createOrganizationEndpoint,
  getStaffOrganizationEndpoint,
  listStaffOrganizationsEndpoint,
  type StaffOrganization,
  updateOrganizationEndpoint,
} from '@kindcrate/contract/staff-organizations';
import { requestInSession } from './session-requests.ts';
import { createEntries } from './staff-entries.ts';

export const staffBrands = createEntries<StaffBrand>({
  list: listStaffBrandsEndpoint,
  show: getStaffBrandEndpoint,
  create: createBrandEndpoint,
  edit: updateBrandEndpoint,
  visitors: listBrandsEndpoint,
});

export const staffOrganizations = createEntries<StaffOrganization>({
  list: listStaffOrganizationsEndpoint,
  show: getStaffOrganizationEndpoint,
  create: createOrganizationEndpoint,
  edit: updateOrganizationEndpoint,
  visitors: listOrganizationsEndpoint,
});

export const staffDonationCards = createEntries<StaffDonationCard>({
  list: listStaffDonationCardsEndpoint,
  show: getStaffDonationCardEndpoint,
  create: createDonationCardEndpoint,
  edit: updateDonationCardEndpoint,
  visitors: listDonationCardsEndpoint,
});

/** Gives an organization's pictures another order and other words; what is left out is removed. */
export async function arrangePictures(
  id: string,
  body: BodyOf<typeof arrangeOrganizationImagesEndpoint>,
): Promise<string> {
  const { message, data } = await requestInSession(arrangeOrganizationImagesEndpoint, { parameters: { id }, body });
  staffOrganizations.take(data);
  return message;
}
