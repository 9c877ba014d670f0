import { type AuditEntry, listAuditEndpoint } from '@kindcrate/contract/audit';
import { listBrandsEndpoint } from '@kindcrate/contract/brands';
import { type DeskNews, deskNewsStreamPath } from '@kindcrate/contract/desk-news';
import { listOrganizationsEndpoint } from '@kindcrate/contract/organizations';
import type { Role } from '@kindcrate/contract/roles';
import { listSavedTextsEndpoint, type SavedText } from '@kindcrate/contract/saved-texts';
import { listStaffBrandsEndpoint, type StaffBrand } from '@kindcrate/contract/staff-brands';
import { listStaffDonationCardsEndpoint } from '@kindcrate/contract/staff-donation-cards';
import { listStaffOrdersEndpoint, type StaffOrder } from '@kindcrate/contract/staff-orders';
import { listStaffOrganizationsEndpoint, type StaffOrganization } from '@kindcrate/contract/staff-organizations';
import { listStaffPaymentsEndpoint, type PaymentTotal, type StaffPayment } from '@kindcrate/contract/staff-payments';
import { listPeopleEndpoint, type Person } from '@kindcrate/contract/staff-people';
import { listStaffThreadsEndpoint, type StaffThread } from '@kindcrate/contract/staff-threads';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import StaffDesk from '../../src/islands/staff-desk/StaffDesk.tsx';
import { brands, organizations } from '../../src/workbench/fixtures.ts';
import { copy } from './copy.ts';
import { api } from './mock-api.ts';
import { mount } from './mount.tsx';
import { goToHash } from './screens.tsx';
import { signInAs } from './session.ts';

/** What the API returns to the desk. A list that is left out is empty, and so is the news. */
interface DeskReplies {
  orders?: StaffOrder[];
  threads?: StaffThread[];
  brands?: StaffBrand[];
  organizations?: StaffOrganization[];
  payments?: StaffPayment[];
  paymentTotals?: PaymentTotal[];
  people?: Person[];
  audit?: AuditEntry[];
  savedTexts?: SavedText[];
  news?: DeskNews;
}

export const staffCopy = copy.staff;

/** The rows of the open tab's list or, in the orders tab, the details of the open order. */
export const row = page.getByRole('article');

/** The links that open the listed orders. */
export const orderLinks = page.getByRole('list', { name: staffCopy.tabs.orders }).getByRole('link');

/** Arranges the replies for every list of the desk, and opens one of its tabs. */
export async function openDesk(tab: string, replies: DeskReplies = {}): Promise<void> {
  const next = null;
  await Promise.all([
    api.reply(listStaffOrdersEndpoint, { result: replies.orders ?? [], next }),
    api.reply(listStaffThreadsEndpoint, { result: replies.threads ?? [], next }),
    api.reply(listStaffBrandsEndpoint, { result: replies.brands ?? [] }),
    api.reply(listStaffOrganizationsEndpoint, { result: replies.organizations ?? [] }),
    api.reply(listStaffDonationCardsEndpoint, { result: [] }),
    api.reply(listStaffPaymentsEndpoint, { result: replies.payments ?? [], next, totals: replies.paymentTotals ?? [] }),
    api.reply(listPeopleEndpoint, { result: replies.people ?? [], next }),
    api.reply(listAuditEndpoint, { result: replies.audit ?? [], next, people: { actor: null, about: null } }),
    api.reply(listOrganizationsEndpoint, { result: organizations }),
    api.reply(listBrandsEndpoint, { result: brands }),
    api.reply(listSavedTextsEndpoint, { result: replies.savedTexts ?? [] }),
  ]);
  await mountDesk(tab, 'staff', replies.news);
  await expect.element(page.getByRole('tab', { selected: true })).toBeVisible();
}

/** Arranges a stream of desk news that sends these items and then ends. */
export function replyWithNews(...news: DeskNews[]): Promise<void> {
  const body = news.map((each) => `data: ${JSON.stringify(each)}\n\n`).join('');
  return api.respond({ method: 'GET', path: deskNewsStreamPath }, { body, contentType: 'text/event-stream' });
}

/** Opens a tab of the desk. Arranges only the reply with the news, which every tab requests. */
export async function mountDesk(
  tab: string,
  role: Role,
  news: DeskNews = { submitted: [], messages: 0 },
): Promise<void> {
  await replyWithNews(news);
  signInAs(role, role === 'staff' ? 'Robin' : 'Amal');
  goToHash(tab);
  mount(<StaffDesk copy={staffCopy} />);
}
