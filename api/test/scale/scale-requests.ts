import { randomUUID } from 'node:crypto';
import { encodeCursor } from '../../src/paging/page.ts';
import { createDonation, sendForm } from '../support/donations.ts';
import { createCode, requestCoins } from '../support/redemptions.ts';
import { createRegistration, password, type TestApp, type TestReply } from '../support/test-app.ts';
import type { ScaleSubjects } from './scale-subjects.ts';

interface Context {
  api: TestApp;
  subjects: ScaleSubjects;
}

/** Sends one API request, or a few that belong together. Must be repeatable, because the tests run it several times. */
export type ScaleRequest = (context: Context) => Promise<TestReply>;

const get =
  (path: string | ((subjects: ScaleSubjects) => string), person?: keyof ScaleSubjects): ScaleRequest =>
  ({ api, subjects }) => {
    const actor = person && subjects[person];
    const token = typeof actor === 'object' ? actor.token : undefined;
    return api.get(`/api${typeof path === 'string' ? path : path(subjects)}`, token);
  };

const middleCursor = ({ oldOrderTime }: ScaleSubjects) => encodeCursor({ key: oldOrderTime, id: 'a' });

async function donate({ api, subjects }: Context, token = subjects.donor.token): Promise<TestReply> {
  const form = await createDonation({ charity: subjects.organization });
  return sendForm(api, 'POST', '/api/order/donataionorder', form, token, randomUUID());
}

/** The requests that the site sends to the API. Each name completes "the queries of …". */
export const scaleRequests: Record<string, ScaleRequest> = {
  'a receipt': get(({ receiptCode }) => `/receipt/${receiptCode}`),
  'a registration': ({ api }) => {
    const email = `${randomUUID()}@example.com`;
    return api.send('POST', '/api/register', createRegistration({ email }));
  },
  'a login': ({ api, subjects }) => api.send('POST', '/api/Login', { email: subjects.donorEmail, password }),
  'a forgotten password': ({ api, subjects }) =>
    api.send('POST', '/api/password/forgot', { email: subjects.donorEmail }),
  'a profile': get('/profile', 'donor'),
  'the profile of the donor with the most orders': get('/profile', 'busyDonor'),
  'the coin entries of a donor': get('/coins', 'donor'),
  'the coin entries of the donor with the most orders': get('/coins', 'busyDonor'),
  'a list of sessions': get('/sessions', 'donor'),
  'a donation': (context) => donate(context),
  'a donation and its cancellation': async (context) => {
    const { api, subjects } = context;
    const { _id } = (await donate(context)).body.data;
    return api.send('PUT', `/api/order/${_id}/cancel`, {}, subjects.donor.token);
  },
  'a donation and its status changes at the desk': async (context) => {
    const { api, subjects } = context;
    const { _id } = (await donate(context)).body.data;
    const move = (body: object) => api.send('PUT', `/api/staff/orders/${_id}`, body, subjects.staff.token);
    await move({ status: 'under review' });
    await move({ status: 'accepted' });
    await move({ status: 'received', quantity: 3 });
    return move({ status: 'completed' });
  },
  'a redemption': async ({ api, subjects }) => {
    const code = await createCode(api, subjects.donor);
    await api.send('POST', '/api/redemptions/look', { code }, subjects.partner.token);
    const { _id } = (await requestCoins(api, subjects.partner, { code, coins: 1 }, randomUUID())).body.data;
    await api.get('/api/redemptions/pending', subjects.donor.token);
    await api.get(`/api/redemptions/${_id}`, subjects.partner.token);
    return api.send('PUT', `/api/redemptions/${_id}`, { decision: 'approve' }, subjects.donor.token);
  },
  'a copy of personal data': get('/profile/export', 'donor'),
  'the overview of the desk': get('/staff/overview', 'staff'),
  "a volunteer's overview": get('/staff/overview', 'volunteer'),
  'the run list': get('/staff/handovers', 'staff'),
  'the figures at the desk': get('/staff/figures', 'staff'),
  "a volunteer's figures": get('/staff/figures', 'volunteer'),
  'the queue': get('/staff/orders', 'staff'),
  'the queue filtered by status': get('/staff/orders?status=submitted&sort=oldest', 'staff'),
  'the queue of an organization': get(({ organization }) => `/staff/orders?organization=${organization}`, 'staff'),
  'the queue filtered by status and organization': get(
    ({ organization }) => `/staff/orders?organization=${organization}&status=completed&sort=oldest`,
    'staff',
  ),
  'a page in the middle of the queue': get((subjects) => `/staff/orders?after=${middleCursor(subjects)}`, 'staff'),
  "a volunteer's queue": get('/staff/orders', 'volunteer'),
  'a search by number': get(({ oldOrder }) => `/staff/orders?q=KC-${oldOrder.slice(0, 8)}`, 'staff'),
  'a search with many matches': get('/staff/orders?q=coats', 'staff'),
  'a search without matches': get('/staff/orders?q=zeppelin', 'staff'),
  'an order': get(({ oldOrder }) => `/staff/orders/${oldOrder}`, 'staff'),
  'a spreadsheet of the orders with one status': get('/staff/orders.csv?status=submitted', 'staff'),
  'the list of people': get('/staff/donors', 'staff'),
  'a search for people that finds many': get('/staff/donors?q=donor', 'staff'),
  'a search for a person by email': get(({ donorEmail }) => `/staff/donors?q=${donorEmail}`, 'staff'),
  'a search for people without matches': get('/staff/donors?q=zeppelin', 'staff'),
  'the unanswered messages': get('/staff/complaints?answered=false', 'staff'),
  'all messages': get('/staff/complaints', 'staff'),
  'the audit log': get('/staff/audit', 'staff'),
  'a page in the middle of the audit log': get((subjects) => `/staff/audit?after=${middleCursor(subjects)}`, 'staff'),
  'the deletion of an account': async (context) => {
    const { api } = context;
    const email = `${randomUUID()}@example.com`;
    await api.send('POST', '/api/register', createRegistration({ email }));
    const { token } = (await api.send('POST', '/api/Login', { email, password })).body;
    await donate(context, token);
    return api.send('POST', '/api/profile/delete', { openOrders: 'cancel' }, token);
  },
};
