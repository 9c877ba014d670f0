import { deliverEmails } from './emails.ts';
import { bearer, inject, type TestApp, type TestReply } from './test-app.ts';

export const sampleItems = [
  { name: 'Winter coats', quantity: 4, condition: 'good' },
  { name: 'Blankets', quantity: 2 },
];

/**
 * Takes in a gift of six pieces for the first organization.
 * @param key the idempotency key
 */
export function takeIn(api: TestApp, token: string, changes: object = {}, key?: string): Promise<TestReply> {
  return inject(api.app, {
    method: 'POST',
    url: '/api/staff/orders',
    headers: { ...bearer(token), ...(key !== undefined && { 'idempotency-key': key }) },
    payload: { organization: 'organization-1', items: sampleItems, ...changes },
  });
}

/**
 * Takes in a gift with the email of the person who brought it. @returns the reply, the delivered email, the code in its link,
 * and the id of the order
 */
export async function takeInWithEmail(api: TestApp, token: string, email: string, changes: object = {}) {
  const reply = await takeIn(api, token, { ...changes, email });
  const mail = (await deliverEmails(api)).findLast(({ to }) => to.address === email);
  const [, code = ''] = /\/claim#([\w-]{22})\n/.exec(mail?.text ?? '') ?? [];
  return { reply, mail, code, id: reply.body.data?._id as string };
}

export const lookUpClaim = (api: TestApp, code: string): Promise<TestReply> =>
  api.send('POST', '/api/claim/look', { code });

export const claim = (api: TestApp, code: string, token: string): Promise<TestReply> =>
  api.send('POST', '/api/claim', { code }, token);
