import { getCoinRuleEndpoint, listCoinsEndpoint } from '@kindcrate/contract/coins';
import type { ReplyOf } from '@kindcrate/contract/endpoint';
import { getOrganizationEndpoint, type Organization } from '@kindcrate/contract/organizations';
import { getProfileEndpoint, type Profile as ProfileData, renewCodeEndpoint } from '@kindcrate/contract/profile';
import { getReceiptEndpoint, type Receipt as ReceiptData } from '@kindcrate/contract/receipts';
import { listPendingRedemptionsEndpoint, type Redemption } from '@kindcrate/contract/redemptions';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import BrandDetails from '../../src/islands/brand-details/BrandDetails.tsx';
import Coins from '../../src/islands/coins/Coins.tsx';
import OrganizationDetails from '../../src/islands/organization-details/OrganizationDetails.tsx';
import Profile from '../../src/islands/profile/Profile.tsx';
import Receipt from '../../src/islands/receipt/Receipt.tsx';
import Redeem from '../../src/islands/redeem/Redeem.tsx';
import { coinRule } from '../../src/workbench/gift-samples.ts';
import { organization, profile } from '../../src/workbench/samples.ts';
import { copy } from './copy.ts';
import { mount } from './mount.tsx';
import { signInAs } from './session.ts';
import { api } from './wire.ts';

/** Replaces what stands behind `#` in the address, as a link to a tab would. */
export const goToHash = (hash: string): void => history.replaceState(null, '', `#${hash}`);

const { qrcode, qrcodeExpiresAt, shortCode } = profile;

/** Opens a tab of the donor's profile. */
export async function openProfile(
  tab: string,
  changes: Partial<ProfileData> = {},
  asking: Redemption[] = [],
): Promise<void> {
  await api.reply(getProfileEndpoint, { data: { ...profile, ...changes } });
  await mountProfile(tab, asking);
  await expect.element(page.getByRole('tab', { selected: true })).toBeVisible();
}

/** Opens the profile without an arranged reply. */
export async function mountProfile(tab: string, asking: Redemption[] = []): Promise<void> {
  signInAs('donor');
  goToHash(tab);
  await api.reply(renewCodeEndpoint, { data: { qrcode, qrcodeExpiresAt, shortCode } });
  await api.reply(listPendingRedemptionsEndpoint, { result: asking });
  mount(<Profile copy={copy.profile} />);
}

type CoinsData = ReplyOf<typeof listCoinsEndpoint>['data'];

/** Opens the coins of a donor who has none, or what the changes say. */
export async function openCoins(changes: Partial<CoinsData> = {}, options = { withRule: true }): Promise<void> {
  await api.reply(listCoinsEndpoint, { data: { balance: 0, debt: 0, entries: [], next: null, ...changes } });
  await mountCoins(options);
}

/** Opens the coins without an arranged reply. */
export async function mountCoins({ withRule } = { withRule: true }): Promise<void> {
  signInAs('donor');
  if (withRule) await api.reply(getCoinRuleEndpoint, { data: coinRule });
  await api.reply(listPendingRedemptionsEndpoint, { result: [] });
  mount(<Coins copy={copy.coins} approval={copy.profile.qrcode.approval} />);
}

/** Opens a receipt. */
export async function openReceipt(data: ReceiptData): Promise<void> {
  await api.reply(getReceiptEndpoint, { data });
  mountReceipt();
}

/** Opens a receipt without an arranged reply. */
export function mountReceipt(): void {
  window.earlyDetail = { id: 'any' };
  mount(<Receipt copy={copy.receipt} siteName={copy.frame.name} />, 'detail');
}

/** Opens the page where a partner redeems coins. */
export async function openRedeem(): Promise<void> {
  signInAs('partner', 'Counter');
  mount(<Redeem copy={copy.redeem} />, 'form');
  await expect.element(page.getByLabelText('Code')).toBeVisible();
}

const { coins: _coins, stories: _stories, ...brandCopy } = copy['brand-details'];
const { process: _process, video: _video, success: _success, ...organizationCopy } = copy['organization-details'];

/** Opens the page of a brand without an arranged reply. */
export function mountBrand(): void {
  window.earlyDetail = { id: 'any' };
  mount(<BrandDetails copy={brandCopy} siteName={copy.frame.name} />, 'detail');
}

/** Opens the page of an organization without an arranged reply. */
export function mountOrganization(): void {
  window.earlyDetail = { id: 'any' };
  mount(<OrganizationDetails copy={organizationCopy} siteName={copy.frame.name} />, 'detail');
}

/** Opens the page of an organization with four pictures in its gallery. */
export async function openOrganization(changes: Partial<Organization> = {}): Promise<void> {
  await api.reply(getOrganizationEndpoint, { data: { ...organization, ...changes } });
  mountOrganization();
  await expect.element(page.getByRole('status')).toMatchTextContent('1 of 4');
}
