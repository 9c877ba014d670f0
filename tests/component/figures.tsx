import { getStaffFiguresEndpoint, type StaffFigures } from '@kindcrate/contract/staff-figures';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { staffFigures } from '../../src/workbench/staff-figures-fixtures.ts';
import { openDesk, staffCopy } from './desk.tsx';
import { api } from './mock-api.ts';

export const { figures: figuresCopy } = staffCopy;

/** A table of the figures, by its title. */
export const table = (title: string) => page.getByRole('region', { name: title, exact: true });

/** A list of shares, by its title. */
export const shares = (title: string) => page.getByRole('list', { name: title, exact: true });

/** Opens the desk's Figures tab as a member of staff, and waits until the figures have loaded. */
export async function openFigures(...replies: StaffFigures[]): Promise<void> {
  const data = replies.length ? replies : [staffFigures];
  await api.reply(getStaffFiguresEndpoint, ...data.map((figures) => ({ data: figures })));
  await openDesk('figures');
  await expect.element(table(figuresCopy.byMonth)).toBeVisible();
}
