import { listNeedCategoriesEndpoint, type NeedCategory } from '@kindcrate/contract/needs';
import { listStaffNeedsEndpoint, type StaffNeed } from '@kindcrate/contract/staff-needs';
import { listStaffOrdersEndpoint } from '@kindcrate/contract/staff-orders';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { staffOrganization } from '../../src/workbench/desk-fixtures.ts';
import { needCategories, wantedNeed } from '../../src/workbench/need-fixtures.ts';
import { mountDesk, openDesk, staffCopy } from './desk.tsx';
import { api, type EndpointKey, failure } from './mock-api.ts';

export const { needs: needsCopy } = staffCopy;

async function arrangeNeeds(needs: StaffNeed[], categories: NeedCategory[] = needCategories): Promise<void> {
  await api.reply(listStaffNeedsEndpoint, { result: needs });
  await api.reply(listNeedCategoriesEndpoint, { result: categories });
}

/** Opens the needs tab as staff, and waits until it has loaded. */
export async function openNeeds(needs = [wantedNeed], categories?: NeedCategory[]): Promise<void> {
  await arrangeNeeds(needs, categories);
  await openDesk('needs', { organizations: [staffOrganization] });
  await expectNeeds(needs);
}

/** Opens the needs tab as a volunteer of one organization. */
export async function openNeedsAsVolunteer(needs = [wantedNeed]): Promise<void> {
  await arrangeNeeds(needs);
  await api.reply(listStaffOrdersEndpoint, { result: [], next: null });
  await mountDesk('needs', 'volunteer');
  await expectNeeds(needs);
}

async function expectNeeds([first]: StaffNeed[]): Promise<void> {
  const shown = first ? needRow(first) : page.getByText(needsCopy.none);
  await expect.element(shown).toBeVisible();
}

/** The row of a need. */
export const needRow = ({ words }: Pick<StaffNeed, 'words'>) => page.getByRole('article', { name: words });

/** Opens the disclosure with the categories. */
export async function openCategories(): Promise<void> {
  await page.getByText(needsCopy.categories.title, { exact: true }).click();
  await expect.element(page.getByRole('list', { name: needsCopy.categories.list })).toBeVisible();
}

/** The API's reply when a need is saved. */
export const savedNeedReply = (data: StaffNeed, message = 'It has been saved') => ({ success: true, message, data });

export const conflict = failure(409, 'Someone else changed this in the meantime.', 'conflict');

/** The body of the latest request to an endpoint. */
export const lastBody = async (endpoint: EndpointKey) => JSON.parse((await api.sent(endpoint)).at(-1)?.body ?? 'null');
