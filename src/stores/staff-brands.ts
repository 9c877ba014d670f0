import { listBrandsEndpoint } from '@kindcrate/contract/brands';
import {
  createBrandEndpoint,
  getStaffBrandEndpoint,
  listStaffBrandsEndpoint,
  type StaffBrand,
  updateBrandEndpoint,
} from '@kindcrate/contract/staff-brands';
import { createEntryList, createEntryStore } from './entry-store.ts';

export const staffBrands = createEntryStore<StaffBrand>({
  pages: createEntryList(listStaffBrandsEndpoint),
  list: listStaffBrandsEndpoint,
  listName: 'brands',
  read: getStaffBrandEndpoint,
  create: createBrandEndpoint,
  update: updateBrandEndpoint,
  publicList: listBrandsEndpoint,
});
