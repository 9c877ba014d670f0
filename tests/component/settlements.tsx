import {
  getSettlementEndpoint,
  listSettlementsEndpoint,
  type MonthlySettlements,
  type SettlementStatement,
} from '@kindcrate/contract/settlements';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { settlements } from '../../src/workbench/settlement-fixtures.ts';
import { openDesk, staffCopy } from './desk.tsx';
import { api } from './mock-api.ts';

export const { settlements: settlementsCopy } = staffCopy;

/** Opens the settlements of a month as staff. */
export async function openSettlements(data: MonthlySettlements = settlements): Promise<void> {
  await api.reply(listSettlementsEndpoint, { data });
  await openDesk('settlements');
  await expect.element(page.getByRole('combobox', { name: settlementsCopy.month })).toBeVisible();
}

/** Opens the statement of the second brand in the list. */
export async function openSettlementStatement(...statements: SettlementStatement[]): Promise<void> {
  await api.reply(getSettlementEndpoint, ...statements.map((data) => ({ data })));
  await openSettlements();
  await page.getByRole('button', { name: 'Statement of Pennytyre Bicycles' }).click();
  await expect.element(page.getByRole('article')).toBeVisible();
}
