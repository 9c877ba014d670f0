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
import { createEntryStore } from './entry-store.ts';
import { requestInSession } from './session-requests.ts';

export const staffBrands = createEntryStore<StaffBrand>({
  list: listStaffBrandsEndpoint,
  read: getStaffBrandEndpoint,
  create: createBrandEndpoint,
  update: updateBrandEndpoint,
  publicList: listBrandsEndpoint,
});

export const staffOrganizations = createEntryStore<StaffOrganization>({
  list: listStaffOrganizationsEndpoint,
  read: getStaffOrganizationEndpoint,
  create: createOrganizationEndpoint,
  update: updateOrganizationEndpoint,
  publicList: listOrganizationsEndpoint,
});

export const staffDonationCards = createEntryStore<StaffDonationCard>({
  list: listStaffDonationCardsEndpoint,
  read: getStaffDonationCardEndpoint,
  create: createDonationCardEndpoint,
  update: updateDonationCardEndpoint,
  publicList: listDonationCardsEndpoint,
});

/** Sets the order and the descriptions of an organization's images; missing ones are removed. Returns the API's message. */
export async function arrangeImages(
  id: string,
  body: BodyOf<typeof arrangeOrganizationImagesEndpoint>,
): Promise<string> {
  const { message, data } = await requestInSession(arrangeOrganizationImagesEndpoint, { parameters: { id }, body });
  staffOrganizations.upsert(data);
  return message;
}
