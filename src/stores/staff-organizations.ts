import type { BodyOf } from '@kindcrate/contract/endpoint';
import { listOrganizationsEndpoint } from '@kindcrate/contract/organizations';
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
import { staffOrganizationList } from './staff-organization-list.ts';

export const staffOrganizations = createEntryStore<StaffOrganization>({
  pages: staffOrganizationList,
  list: listStaffOrganizationsEndpoint,
  listName: 'organizations',
  read: getStaffOrganizationEndpoint,
  create: createOrganizationEndpoint,
  update: updateOrganizationEndpoint,
  publicList: listOrganizationsEndpoint,
});

/**
 * Sets the order and the text alternatives of an organization's images; images that are left out are removed. Returns the API's
 * message.
 */
export async function arrangeImages(
  id: string,
  body: BodyOf<typeof arrangeOrganizationImagesEndpoint>,
): Promise<string> {
  const { message, data } = await requestInSession(arrangeOrganizationImagesEndpoint, { parameters: { id }, body });
  staffOrganizations.upsert(data);
  return message;
}
