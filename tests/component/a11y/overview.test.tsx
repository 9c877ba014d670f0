import { getStaffOverviewEndpoint } from '@kindcrate/contract/staff-overview';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { emptyOverview, longOverview } from '../../../src/workbench/overview-fixtures.ts';
import { openDesk, staffCopy } from '../desk.tsx';
import { api, expectBrowserError } from '../mock-api.ts';
import { openOverview, openOverviewAsVolunteer } from '../overview.tsx';
import { testAccessibility } from './accessibility.ts';

const states: Record<string, () => Promise<unknown>> = {
  'a busy morning': () => openOverview(),
  'nothing to do': () => openOverview(emptyOverview),
  'long words and large numbers': () => openOverview(longOverview),
  'as a volunteer sees it': () => openOverviewAsVolunteer(),
  'after it could not be loaded': async () => {
    await expectBrowserError(/503/);
    await expectBrowserError(/ApiError/);
    await api.respond(getStaffOverviewEndpoint, { status: 503, json: {} });
    await openDesk('overview');
    await expect.element(page.getByText(staffCopy.list.failed)).toBeVisible();
  },
};

for (const [state, reachState] of Object.entries(states)) testAccessibility(`the overview: ${state}`, reachState);
