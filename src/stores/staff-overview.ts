import { staffOverviewEndpoint } from '../lib/staff-overview.build.ts';
import { createResource } from './resource.ts';
import { readInSession } from './session-reads.ts';

/** What waits at the desk. */
export const staffOverview = createResource(async () => (await readInSession(staffOverviewEndpoint)).data);
