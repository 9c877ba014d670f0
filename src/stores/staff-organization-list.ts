import type { StaffOrganization } from '@kindcrate/contract/staff-organizations';
import { staffOrganizationsEndpoint } from '../lib/staff-organizations.build.ts';
import { createPagedList, noFilter } from './paged-list.ts';
import { readInSession } from './session-reads.ts';

/**
 * The organizations as staff see them. The code that edits organizations is in staff-organizations.ts, because the queue of orders
 * needs only their titles.
 */
export const staffOrganizationList = createPagedList<undefined, StaffOrganization>(
  async () => ({ result: (await readInSession(staffOrganizationsEndpoint)).result, next: null }),
  noFilter,
);
