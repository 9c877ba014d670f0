import { type ClaimableGift, lookUpClaimEndpoint } from '@kindcrate/contract/claim-links';
import { listNeedCategoriesEndpoint } from '@kindcrate/contract/needs';
import { listStaffNeedsEndpoint, type StaffNeed } from '@kindcrate/contract/staff-needs';
import { listStaffOrdersEndpoint } from '@kindcrate/contract/staff-orders';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import Claim from '../../src/islands/claim/Claim.tsx';
import { staffOrganization } from '../../src/workbench/desk-fixtures.ts';
import { claimableGift } from '../../src/workbench/item-fixtures.ts';
import { needCategories } from '../../src/workbench/need-fixtures.ts';
import { copy } from './copy.ts';
import { mountDesk, openDesk, staffCopy } from './desk.tsx';
import { api } from './mock-api.ts';
import { mount } from './mount.tsx';
import { goToHash } from './screens.tsx';

export const { walkIns: walkInsCopy } = staffCopy.orders;

/** The form for a gift that arrived unannounced. */
export const giftForm = page.getByRole('form', { name: walkInsCopy.title });

/** Opens the gift form as staff. */
export async function openGiftForm(needs: StaffNeed[] = []): Promise<void> {
  await arrangeNeeds(needs);
  await openDesk('orders', { organizations: [staffOrganization] });
  await openForm();
}

/** Opens the gift form as a volunteer of one organization. */
export async function openGiftFormAsVolunteer(needs: StaffNeed[] = []): Promise<void> {
  await arrangeNeeds(needs);
  await api.reply(listStaffOrdersEndpoint, { result: [], next: null });
  await mountDesk('orders', 'volunteer');
  await openForm();
}

async function arrangeNeeds(needs: StaffNeed[]): Promise<void> {
  await api.reply(listStaffNeedsEndpoint, { result: needs });
  await api.reply(listNeedCategoriesEndpoint, { result: needCategories });
}

async function openForm(): Promise<void> {
  await page.getByText(walkInsCopy.title, { exact: true }).click();
  await expect.element(giftForm).toBeVisible();
}

/** Opens the page of a claim link. */
export async function openClaim(changes: Partial<ClaimableGift> = {}): Promise<void> {
  await api.reply(lookUpClaimEndpoint, { data: { ...claimableGift, ...changes } });
  mountClaim();
  await expect.element(page.getByText(claimableGift.number, { exact: false })).toBeVisible();
}

/** Renders the page of a claim link; the caller arranges the reply that the page loads. */
export function mountClaim(code = '0123456789abcdefghijkl'): void {
  goToHash(code);
  mount(<Claim copy={copy.claim} />);
}
