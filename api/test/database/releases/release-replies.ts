import type { TestApp } from '../../support/test-app.ts';
import type { Accounts } from './release-data.ts';

export interface RecordedReply {
  /** The account that sends the request; empty for a visitor. */
  as: keyof Accounts | '';
  url: string;
  body: unknown;
}

/** Fields whose values differ in every reply, or after each login. */
const volatileFields = ['qrcode', 'qrcodeExpiresAt', 'shortCode', 'openSessions'];

/** Reads the replies that show the data of a release, as its accounts and visitors get them. */
export async function readReplies(api: TestApp, accounts: Accounts): Promise<RecordedReply[]> {
  const replies: RecordedReply[] = [];
  const read = async (as: RecordedReply['as'], url: string) => {
    const { body } = await api.get(url, as && accounts[as].token);
    replies.push({ as, url, body: simplify(body) });
    return body;
  };
  for (const url of ['/api/brands', '/api/coins/rule']) await read('', url);
  const { data } = await read('donor', '/api/profile');
  for (const { receipt } of data.orders) if (receipt) await read('', `/api/receipt/${receipt.code}`);
  for (const url of ['/api/coins', '/api/redemptions/pending']) await read('donor', url);
  await read('otherDonor', '/api/profile');
  for (const { _id } of data.orders.slice(-3)) await read('staff', `/api/staff/orders/${_id}`);
  for (const url of ['/api/staff/donors', '/api/staff/complaints', '/api/staff/audit']) await read('staff', url);
  const redemptions = await api.data.database.selectFrom('redemptions').select('id').orderBy('created_at').execute();
  for (const { id } of redemptions) await read('partner', `/api/redemptions/${id}`);
  return replies;
}

/** Leaves out volatile fields, and the signatures of photo addresses. */
export function simplify(body: unknown): unknown {
  return JSON.parse(
    JSON.stringify(body, (key, value) => {
      if (volatileFields.includes(key)) return undefined;
      return typeof value === 'string' && value.startsWith('/') ? value.split('?', 1)[0] : value;
    }),
  );
}
