import { type HandoverList, listHandoversEndpoint } from '@kindcrate/contract/staff-handover-list';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { runList } from '../../src/workbench/run-list-fixtures.ts';
import { openDesk, staffCopy } from './desk.tsx';
import { api } from './mock-api.ts';

export const { runList: runListCopy } = staffCopy;

/** The button of a day of the week that the run list shows. */
export const dayButton = (name: string | RegExp) => page.getByRole('button', { name });

/** Opens the run list as staff, and waits until it has loaded. */
export async function openRunList(...lists: HandoverList[]): Promise<void> {
  await api.reply(listHandoversEndpoint, ...(lists.length ? lists : [runList]));
  await openDesk('run-list');
  await expect.element(page.getByRole('region', { name: runListCopy.week })).toBeVisible();
}
