import path from 'node:path';
import { followNeedEndpoint, listFollowsEndpoint } from '@kindcrate/contract/follows';
import { createNeedEndpoint } from '@kindcrate/contract/staff-needs';
import { startTestServer } from '../../scripts/test-server.ts';
import { callApi, fetchToken } from './accounts.ts';
import { test as base, expect } from './fixtures.ts';
import { logIn } from './log-in.ts';
import { emailsTo } from './mailbox.ts';
import { staff } from './staff.ts';

const subject = 'News from the organizations you follow';

/** Runs a test against a separate server that checks for news every few milliseconds, at any hour of the day. */
const test = base.extend<object, { newsServer: { origin: string; mailFolder: string } }>({
  newsServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern, even an empty one.
    async ({}, use) => {
      const server = await startTestServer({
        STAFF_EMAIL: staff.email,
        STAFF_PASSWORD: staff.password,
        FOLLOW_MAILS_HOUR: '0',
        NODE_OPTIONS: '--import ./api/test/support/run-jobs-often.ts',
      });
      await use({ origin: server.origin, mailFolder: path.join(server.dataFolder, 'mail') });
      await server.stop();
    },
    { scope: 'worker' },
  ],

  baseURL: ({ newsServer }, use) => use(newsServer.origin),
});

test('a visitor follows a need after logging in, gets an email when the need becomes urgent, and stops all emails without logging in', async ({
  page,
  request,
  newsServer,
  registerDonor,
}) => {
  const donor = await registerDonor();
  const asStaff = { authorization: `Bearer ${await fetchToken(request, staff)}` };
  const fields = { category: 'kitchen', words: 'Soup bowls', state: 'wanted', target: 6 };
  const body = { ...fields, organization: 'mantle-and-mitten' };
  const { _id, revision } = (await callApi(request, createNeedEndpoint, body, asStaff)).data;

  await test.step('follow the need', async () => {
    await page.goto('/organizationdetails/mantle-and-mitten');
    await page.getByRole('link', { name: 'Follow', exact: true }).click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('alert')).toHaveText('You must be logged in to view this page');
    await logIn(page, donor);
    await expect(page).toHaveURL('/follow?organization=mantle-and-mitten');
    await page.getByRole('button', { name: 'Follow: Soup bowls' }).click();
    await expect(page.getByText('We will email you when there is news, at most once a day.')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Stop following: Soup bowls' })).toBeVisible();
  });

  const asDonor = { authorization: `Bearer ${await fetchToken(request, donor)}` };
  const countFollows = async () => {
    const { organizations, needs } = (await callApi(request, listFollowsEndpoint, {}, asDonor)).result;
    return organizations.length + needs.length;
  };
  const findNews = async () =>
    (await emailsTo(donor.email, newsServer.mailFolder)).filter((email) => email.subject === subject);

  await test.step('get an email', async () => {
    const urgent = { ...fields, urgent: true, revision };
    await callApi(request, { method: 'PUT', path: `/staff/needs/${_id}` }, urgent, asStaff);
    await expect.poll(findNews).toHaveLength(1);
    expect((await findNews())[0]?.text).toMatch(/Urgent now:\n.*Mantle & Mitten: Soup bowls \(6 more pieces\)/);
  });

  const link = /http:\S+\/unsubscribe#[\w-]+/.exec((await findNews())[0]?.text ?? '')?.[0] ?? '';

  await test.step('stop all emails with the link in the email, without logging in', async () => {
    await page.evaluate(() => localStorage.clear());
    await page.goto(link);
    await expect(page).toHaveURL('/unsubscribe');
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
    expect(await countFollows()).toBe(1);
    await page.getByRole('button', { name: 'Stop all of these emails' }).click();
    await expect(page.getByText('You no longer follow anything')).toBeVisible();
    expect(await countFollows()).toBe(0);
  });

  await test.step('stop all emails again with one click in an email client', async () => {
    await callApi(request, { ...followNeedEndpoint, path: `/follows/need/${_id}` }, {}, asDonor);
    expect(await countFollows()).toBe(1);
    const form = { 'List-Unsubscribe': 'One-Click' };
    const response = await request.post(`/api/unsubscribe/${link.split('#')[1]}`, { form });
    expect(response.status()).toBe(200);
    expect(await countFollows()).toBe(0);
    expect(await findNews()).toHaveLength(1);
  });
});

test('the profile lists what a donor follows, and lets the donor stop following it', async ({
  page,
  request,
  signInDonor,
}) => {
  const donor = await signInDonor();
  const asDonor = { authorization: `Bearer ${await fetchToken(request, donor)}` };
  await callApi(request, { method: 'PUT', path: '/follows/organization/lantern-row' }, {}, asDonor);
  await page.goto('/profile#profile');
  await page.getByRole('button', { name: 'Show what I follow' }).click();
  await page.getByRole('button', { name: /^Stop following: Everything Lantern Row .*needs$/ }).click();
  await expect(page.getByText('You don’t follow anything.')).toBeVisible();
});
