import { listDonationCardsEndpoint } from '@kindcrate/contract/donation-cards';
import {
  createDonationCardEndpoint,
  getStaffDonationCardEndpoint,
  listStaffDonationCardsEndpoint,
  type StaffDonationCard,
  updateDonationCardEndpoint,
} from '@kindcrate/contract/staff-donation-cards';
import { createEntryList, createEntryStore } from './entry-store.ts';

export const staffDonationCards = createEntryStore<StaffDonationCard>({
  pages: createEntryList(listStaffDonationCardsEndpoint),
  list: listStaffDonationCardsEndpoint,
  listName: 'donation cards',
  read: getStaffDonationCardEndpoint,
  create: createDonationCardEndpoint,
  update: updateDonationCardEndpoint,
  publicList: listDonationCardsEndpoint,
});
