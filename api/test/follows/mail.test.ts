import { expect, test } from 'vitest';
import type { Database } from '../../src/database/database.ts';
import { type FollowMessage, writeFollowMail } from '../../src/follows/mail.ts';
import { follow } from '../support/follows.ts';
import { addNeed } from '../support/needs.ts';
import { signUpWithRole } from '../support/roles.ts';
import { openTestApp } from '../support/test-app.ts';

const api = await openTestApp();
const { database } = api.data;

/** Writes the email, and counts the rows that are read for it. */
async function writeAndCount(message: FollowMessage) {
  let rows = 0;
  const counting: Database = database.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      rows += result.rows.length;
      return result;
    },
  });
  const mail = await writeFollowMail(counting, JSON.stringify(message), 'https://kindcrate.example');
  return { mail, rows };
}

test('writing an email with news reads only the needs that the email is about, however many others there are', async () => {
  const donor = await signUpWithRole(api, 'donor');
  await follow(api, donor, 'organization/organization-1');
  const wanted = await addNeed(database, { words: 'Winter coats' });
  const followed = await addNeed(database, { words: 'Wool socks' });
  await follow(api, donor, `need/${followed}`);
  const message: FollowMessage = {
    userId: donor.id,
    unsubscribeCode: 'code',
    wanted: [wanted],
    followed: [{ id: followed, news: 'urgent' }],
  };
  const before = await writeAndCount(message);
  expect(before.mail).toMatchObject({ text: expect.stringMatching(/Winter coats[\s\S]*Wool socks/) });
  for (let count = 0; count < 30; count++) await addNeed(database, { words: `Pans ${count}` });
  expect(await writeAndCount(message)).toEqual(before);
});

test('an email with news is dropped when it no longer has any needs to report', async () => {
  const donor = await signUpWithRole(api, 'donor');
  await follow(api, donor, 'organization/organization-1');
  const message = { userId: donor.id, unsubscribeCode: 'code', wanted: [], followed: [] };
  expect((await writeAndCount(message)).mail).toBe('drop');
});
