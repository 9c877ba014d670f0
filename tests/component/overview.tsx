import { getStaffOverviewEndpoint, type StaffOverview } from '@kindcrate/contract/staff-overview';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { overview, volunteerOverview } from '../../src/workbench/overview-fixtures.ts';
import { mountDesk, openDesk, staffCopy } from './desk.tsx';
import { api } from './mock-api.ts';

export const { overview: overviewCopy } = staffCopy;

/** A part of the overview, by its title. */
export const part = (title: string) => page.getByRole('region', { name: title, exact: true });

/** Opens the overview as staff, and waits until its chart is drawn. */
export async function openOverview(data: StaffOverview = overview): Promise<void> {
  await api.reply(getStaffOverviewEndpoint, { data });
  await openDesk('overview');
  await expect.element(page.getByRole('img', { name: /^Line chart/ })).toBeVisible();
}

export async function openOverviewAsVolunteer(): Promise<void> {
  await api.reply(getStaffOverviewEndpoint, { data: volunteerOverview });
  await mountDesk('overview', 'volunteer');
  await expect.element(page.getByRole('img', { name: /^Line chart/ })).toBeVisible();
}
