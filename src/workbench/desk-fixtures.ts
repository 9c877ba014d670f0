import type { AuditEntry } from '@kindcrate/contract/audit';
import { nextStatuses } from '@kindcrate/contract/order-transitions';
import type { OrderStatus } from '@kindcrate/contract/orders';
import type { StaffBrand } from '@kindcrate/contract/staff-brands';
import type { CatalogVersion } from '@kindcrate/contract/staff-catalog-versions';
import type { StaffInvitation } from '@kindcrate/contract/staff-invitations';
import type { StaffOrder } from '@kindcrate/contract/staff-orders';
import type { StaffOrganization } from '@kindcrate/contract/staff-organizations';
import type { Person } from '@kindcrate/contract/staff-people';
import type { StaffThread, StaffThreadDetails } from '@kindcrate/contract/staff-threads';
import type { ApiToken } from '@kindcrate/contract/staff-tokens';
import { brand, order, organization } from './fixtures.ts';
import { longEmail, longOrder, longTitle, widestUsername } from './long-fixtures.ts';

// Sample API replies for staff.

const donorAccount = { _id: 'ines', username: 'Ines', email: 'ines@example.com' };

/** The need that the orders are for, with its progress. */
const need = { _id: 'coats', words: 'Winter coats, adult', category: 'clothing-winter', target: 40, received: 12 };

/** An order with the given status. */
export const staffOrderWith = (status: OrderStatus): StaffOrder => ({
  ...order,
  _id: `order-${status}`,
  donor: donorAccount,
  need,
  status,
  next: nextStatuses(status, 'staff'),
});

export const receivedStaffOrder: StaffOrder = {
  ...staffOrderWith('received'),
  receivedQuantity: 2,
  coins: 12,
};

export const longStaffOrder: StaffOrder = {
  ...staffOrderWith('submitted'),
  ...longOrder,
  need: { ...need, words: 'Unbelievablylongwordswithoutaspace'.repeat(3).slice(0, 80) },
  status: 'submitted',
  donor: { ...donorAccount, username: widestUsername, email: longEmail },
};

const entryState = {
  hidden: false,
  isSample: true,
  showFrom: null,
  hideOn: null,
  visibility: 'shown',
  revision: 1,
} as const;

export const staffBrand: StaffBrand = { ...brand, ...entryState };
export const hiddenBrand: StaffBrand = {
  ...staffBrand,
  _id: 'hidden',
  title: longTitle,
  hidden: true,
  visibility: 'hidden',
  isSample: false,
};
/** Not shown until its first day. */
export const scheduledBrand: StaffBrand = {
  ...staffBrand,
  _id: 'scheduled',
  showFrom: '2030-01-05',
  hideOn: '2030-02-01',
  visibility: 'not yet',
};
/** No longer shown, because its `hideOn` day has come. */
export const pastBrand: StaffBrand = { ...staffBrand, _id: 'past', hideOn: '2024-02-01', visibility: 'no longer' };

export const brandVersion: CatalogVersion = {
  _id: 'version',
  revision: 2,
  action: 'edited',
  detail: 'title, picture',
  by: 'Ruth',
  at: '2026-11-18T16:40:00.000Z',
  isCurrent: true,
  title: staffBrand.title,
  texts: [staffBrand.info],
  pictures: [{ alt: 'A loaf', exists: true }],
};
/** The first version of an entry. Its picture has been replaced since. */
export const firstVersion: CatalogVersion = {
  ...brandVersion,
  _id: 'first',
  revision: 1,
  action: 'kept',
  detail: '',
  by: null,
  isCurrent: false,
  title: longTitle,
  pictures: [{ alt: 'A loaf', exists: false }],
};

export const staffOrganization: StaffOrganization = { ...organization, ...entryState };

export const thread: StaffThread = {
  _id: 'message',
  kind: 'contact',
  title: 'Opening hours',
  from: 'Ruth',
  organization: null,
  text: 'When can I bring two boxes?\nThank you!',
  lastAt: '2026-11-07T09:30:00.000Z',
  waitingSince: '2026-11-07T09:30:00.000Z',
  unread: 1,
  assignee: null,
};

export const answeredThread: StaffThread = {
  ...thread,
  _id: '6a010f613c2b4d5e6f708192',
  kind: 'order',
  title: 'Winter coats',
  organization: { _id: 'lantern-row', title: 'Lantern Row' },
  text: 'Saturday is fine.',
  waitingSince: null,
  unread: 0,
  assignee: { _id: 'robin', username: 'Robin' },
};

export const threadDetails: StaffThreadDetails = {
  ...thread,
  email: 'ruth@example.com',
  read: 0,
  canReply: true,
  messages: [{ _id: 'message', sequence: 1, fromDesk: false, by: null, text: thread.text, at: thread.lastAt }],
};

export const answeredThreadDetails: StaffThreadDetails = {
  ...answeredThread,
  email: null,
  read: 2,
  canReply: true,
  messages: [
    { _id: 'first', sequence: 1, fromDesk: false, by: null, text: 'Is Saturday fine?', at: '2026-11-06T09:30:00.000Z' },
    { _id: 'second', sequence: 2, fromDesk: true, by: 'Robin', text: 'Saturday is fine.', at: thread.lastAt },
  ],
};

export const donor: Person = {
  ...donorAccount,
  emailConfirmed: true,
  phone: '01234567890',
  role: 'donor',
  brand: null,
  organization: null,
  blocked: null,
  createdAt: '2026-01-07T09:30:00.000Z',
  ordersCount: 9,
  openOrders: 0,
  openSessions: 2,
};

export const partner: Person = {
  ...donor,
  _id: 'partner',
  role: 'partner',
  brand: { _id: brand._id, title: longTitle },
};

export const volunteer: Person = {
  ...donor,
  _id: 'volunteer',
  role: 'volunteer',
  organization: { _id: organization._id, title: longTitle },
};

export const blockedDonor: Person = {
  ...donor,
  emailConfirmed: false,
  _id: 'blocked',
  blocked: { at: '2026-11-07T09:30:00.000Z', reason: 'Offers the same broken lamp every day' },
  openSessions: 0,
};

export const invitation: StaffInvitation = {
  _id: 'invitation',
  email: longEmail,
  role: 'volunteer',
  workplace: longTitle,
  invitedBy: 'Robin',
  createdAt: '2026-11-07T09:30:00.000Z',
  expiresAt: '2026-11-14T09:30:00.000Z',
};

export const apiToken: ApiToken = {
  _id: 'token',
  name: 'Warehouse spreadsheet',
  owner: 'Robin',
  scopes: ['orders:read', 'catalog:write'],
  createdAt: '2026-11-07T09:30:00.000Z',
  expiresAt: '2027-11-07T09:30:00.000Z',
  lastUsedAt: '2026-11-14T09:00:00.000Z',
};

export const auditEntry: AuditEntry = {
  _id: 'audit-entry',
  actor: { _id: 'robin', username: 'Robin' },
  action: 'moved',
  subject: { kind: 'order', _id: 'order-0', title: order.itemsName },
  detail: 'submitted → declined: We have no room for coats this month.',
  createdAt: '2026-11-07T09:30:00.000Z',
};

export const nightlyRunEntry: AuditEntry = {
  _id: 'nightly-run',
  actor: null,
  action: 'removed',
  subject: { kind: 'old data', _id: '2026-11-07', title: null },
  detail: '1 contact message, 14 records of emails, 3 photos of donations, 250 expired logins, codes and counters',
  createdAt: '2026-11-07T02:04:00.000Z',
};
