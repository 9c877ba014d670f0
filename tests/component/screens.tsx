import { listCoinsEndpoint } from '@kindcrate/contract/coin-ledger';
import { getCoinRuleEndpoint } from '@kindcrate/contract/coins';
import type { ReplyOf } from '@kindcrate/contract/endpoint';
import { formatMessage } from '@kindcrate/contract/message-format';
import {
  getProfileEndpoint,
  type Profile as ProfileData,
  renewRedemptionCodeEndpoint,
} from '@kindcrate/contract/profile';
import { getReceiptEndpoint, type Receipt as ReceiptData } from '@kindcrate/contract/receipts';
import { listPendingRedemptionsEndpoint, type Redemption } from '@kindcrate/contract/redemptions';
import { listSessionsEndpoint } from '@kindcrate/contract/sessions';
import { listUnreadThreadsEndpoint, type UnreadThread } from '@kindcrate/contract/threads';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import Coins from '../../src/islands/coins/Coins.tsx';
import Gallery from '../../src/islands/gallery/Gallery.tsx';
import { galleryOf } from '../../src/islands/gallery/gallery.ts';
import Profile from '../../src/islands/profile/Profile.tsx';
import Redeem from '../../src/islands/redeem/Redeem.tsx';
import { coinRule } from '../../src/workbench/coin-fixtures.ts';
import { openSessions, organization, profile, redemptionCode } from '../../src/workbench/fixtures.ts';
import { copy } from './copy.ts';
import { api } from './mock-api.ts';
import { mount } from './mount.tsx';
import { signInAs } from './session.ts';

/** Sets the hash of the URL, without a `hashchange` event. */
export const goToHash = (hash: string): void => history.replaceState(null, '', `#${hash}`);

/** Opens a tab of the donor's profile. */
export async function openProfile(
  tab: string,
  changes: Partial<ProfileData> = {},
  pendingRedemptions: Redemption[] = [],
  unreadThreads: UnreadThread[] = [],
): Promise<void> {
  await api.reply(getProfileEndpoint, { data: { ...profile, ...changes } });
  await mountProfile(tab, pendingRedemptions, unreadThreads);
  await expect.element(page.getByRole('tab', { selected: true })).toBeVisible();
  // The code of the tab is loaded on demand.
  await expect.element(page.getByRole('tabpanel').getByText(copy.profile.loading)).not.toBeInTheDocument();
}

/** Opens the qrcode tab, and keeps its request for a code pending until the test releases the request. */
export async function openProfileWithPendingCode(changes: Partial<ProfileData> = {}) {
  const pending = await api.keepPending(renewRedemptionCodeEndpoint);
  await api.reply(getProfileEndpoint, { data: { ...profile, ...changes } });
  await showProfile('qrcode');
  await expect.element(page.getByRole('tab', { selected: true })).toBeVisible();
  return pending;
}

/** Renders the profile; the caller arranges the reply with its data. */
export async function mountProfile(
  tab: string,
  pendingRedemptions: Redemption[] = [],
  unreadThreads: UnreadThread[] = [],
): Promise<void> {
  await api.reply(renewRedemptionCodeEndpoint, { data: redemptionCode });
  await showProfile(tab, pendingRedemptions, unreadThreads);
}

async function showProfile(
  tab: string,
  pendingRedemptions: Redemption[] = [],
  unreadThreads: UnreadThread[] = [],
): Promise<void> {
  signInAs('donor');
  goToHash(tab);
  await api.reply(listPendingRedemptionsEndpoint, { result: pendingRedemptions });
  await api.reply(listSessionsEndpoint, { result: openSessions });
  await api.reply(listUnreadThreadsEndpoint, { result: unreadThreads });
  mount(<Profile copy={copy.profile} />);
}

type CoinsData = ReplyOf<typeof listCoinsEndpoint>['data'];

/** Opens the coins page of a donor without coins, unless `changes` contains some. */
export async function openCoins(changes: Partial<CoinsData> = {}, options = { withRule: true }): Promise<void> {
  await api.reply(listCoinsEndpoint, { data: { balance: 0, debt: 0, entries: [], next: null, ...changes } });
  await mountCoins(options);
}

/** Renders the coins page; the caller arranges the reply with the balance and the entries. */
export async function mountCoins({ withRule } = { withRule: true }): Promise<void> {
  signInAs('donor');
  if (withRule) await api.reply(getCoinRuleEndpoint, { data: coinRule });
  await api.reply(listPendingRedemptionsEndpoint, { result: [] });
  mount(<Coins copy={copy.coins} approval={copy.profile.qrcode.approval} />);
}

let importCount = 0;

/**
 * Renders the island of a receipt; the caller arranges the reply that it loads. The module of the island caches what it has
 * loaded, so each call imports the module again under another URL.
 */
export async function mountReceipt(): Promise<void> {
  const islandPath = '../../src/islands/receipt/Receipt.tsx';
  const { default: Receipt } = await import(/* @vite-ignore */ `${islandPath}?import=${++importCount}`);
  // As if the boot script had read an id from the URL of the page; the arranged reply is the same for every id.
  window.prefetchedDetail = { id: 'any' };
  mount(<Receipt copy={copy.receipt} siteName={copy.frame.name} />, 'detail');
}

/** Opens the page of a receipt. */
export async function openReceipt(data: ReceiptData): Promise<void> {
  await api.reply(getReceiptEndpoint, { data });
  await mountReceipt();
}

/** Opens the page where a partner redeems coins. */
export async function openRedeem(): Promise<void> {
  signInAs('partner', 'Counter');
  mount(<Redeem copy={copy.redeem} />, 'form');
  await expect.element(page.getByLabelText('Code')).toBeVisible();
}

/** Shows the gallery of an organization with four pictures. */
export async function openGallery({ title = organization.title } = {}): Promise<void> {
  const { label, ...galleryCopy } = copy['organization-details'].gallery;
  const pictures = galleryOf(organization.images);
  mount(<Gallery label={formatMessage(label, { title })} pictures={pictures} copy={galleryCopy} />);
  await expect.element(page.getByRole('status')).toMatchTextContent('1 of 4');
}
