import { expect, test } from 'vitest';
import { deliverMail } from '../../src/mail/deliver-mail.ts';
import type { Mail } from '../../src/mail/mail.ts';
import { createMailWriters } from '../../src/startup/mail-writers.ts';
import { addDonor, addPartner, decideRedemption, requestWithNewCode } from '../support/redemptions.ts';
import { openTestApp } from '../support/test-app.ts';

const api = await openTestApp({ PUBLIC_URL: 'https://give.example.com' });
const { database } = api.data;

test('a donor gets one email about spent coins, with brand and reference, and none about a refused redemption', async () => {
  const donor = await addDonor(api, 30);
  const partner = await addPartner(api);
  await database.deleteFrom('outbox').execute();
  await decideRedemption(api, donor, await requestWithNewCode(api, partner, donor, 5), 'refuse');
  const id = await requestWithNewCode(api, partner, donor, 12);
  const { reference } = (await decideRedemption(api, donor, id, 'approve')).body.data;
  await decideRedemption(api, donor, id, 'approve');
  const emails: Mail[] = [];
  const send = async (mail: Mail) => void emails.push(mail);
  const warn = (error: unknown) => {
    throw error;
  };
  await deliverMail({
    database,
    publicUrl: 'https://give.example.com',
    writers: createMailWriters(api.services.tokenSecret),
    send,
    warn,
  });
  expect(emails).toHaveLength(1);
  const { email } = await database
    .selectFrom('users')
    .select('email')
    .where('id', '=', donor.id)
    .executeTakeFirstOrThrow();
  expect(emails[0]).toMatchObject({ to: { name: 'robin', address: email }, subject: 'You spent 12 coins at Brand 1' });
  for (const part of ['Hello robin,', reference, 'https://give.example.com/coins', 'https://give.example.com/contact'])
    expect(emails[0]?.text).toContain(part);
  expect(emails[0]?.text).not.toMatch(/[{}]|undefined/);
});
