import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { order } from '../../src/workbench/fixtures.ts';
import { copy } from './copy.ts';
import { openProfile } from './screens.tsx';
import { button } from './site-forms.tsx';

export const { yourData } = copy.profile;
export const withOpenOrders = { orders: [order, { ...order, _id: 'order-1' }] };
export const withoutOpenOrders = { orders: [{ ...order, status: 'completed' as const }] };

/** Opens the section of the profile in which the person can copy and delete their data. */
export async function openYourData(changes: Parameters<typeof openProfile>[1] = withOpenOrders): Promise<void> {
  await openProfile('profile', changes);
  await button(yourData.open).click();
  await expect.element(page.getByText(yourData.downloadLead)).toBeVisible();
}

/** Opens the form that confirms the deletion of the account. */
export async function openDeletion(changes: Parameters<typeof openProfile>[1] = withOpenOrders): Promise<void> {
  await openYourData(changes);
  await button(yourData.deletion.open).click();
  await expect.element(page.getByText(yourData.deletion.question)).toHaveFocus();
}
