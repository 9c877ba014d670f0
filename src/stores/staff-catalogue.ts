import { listBrands } from '@kindcrate/contract/brands';
import type { BodyOf } from '@kindcrate/contract/call';
import { listDonationCards } from '@kindcrate/contract/donation-cards';
import { listOrganizations } from '@kindcrate/contract/organizations';
import {
  createBrand,
  editBrand,
  listStaffBrands,
  type StaffBrand,
  showStaffBrand,
} from '@kindcrate/contract/staff-brands';
import {
  createDonationCard,
  editDonationCard,
  listStaffDonationCards,
  type StaffDonationCard,
  showStaffDonationCard,
} from '@kindcrate/contract/staff-donation-cards';
import {
  arrangeOrganizationImages,
  createOrganization,
  editOrganization,
  listStaffOrganizations,
  type StaffOrganization,
  showStaffOrganization,
} from '@kindcrate/contract/staff-organizations';
import { requestInSession } from './session-calls.ts';
import { createEntries } from './staff-entries.ts';

export const staffBrands = createEntries<StaffBrand>({
  list: listStaffBrands,
  show: showStaffBrand,
  create: createBrand,
  edit: editBrand,
  visitors: listBrands,
});

export const staffOrganizations = createEntries<StaffOrganization>({
  list: listStaffOrganizations,
  show: showStaffOrganization,
  create: createOrganization,
  edit: editOrganization,
  visitors: listOrganizations,
});

export const staffDonationCards = createEntries<StaffDonationCard>({
  list: listStaffDonationCards,
  show: showStaffDonationCard,
  create: createDonationCard,
  edit: editDonationCard,
  visitors: listDonationCards,
});

/** Gives an organization's pictures another order and other words; what is left out is removed. */
export async function arrangePictures(id: string, body: BodyOf<typeof arrangeOrganizationImages>): Promise<string> {
  const { message, data } = await requestInSession(arrangeOrganizationImages, { parameters: { id }, body });
  staffOrganizations.take(data);
  return message;
}
