import { fetchToken } from '../accounts.ts';
import { uniqueWord } from './desk-api.ts';
import { expect, test } from './fixtures.ts';

test('a donor asks about an order, staff answer with a saved reply, and the link in an email leads the donor to the answer', async ({
  page,
  browser,
  desk,
  signInStaff,
  request,
}) => {
  const word = uniqueWord();
  const organization = await desk.addOrganization(`House ${word}`);
  const donor = await desk.registerDonor();
  const [order = ''] = await desk.placeOrders(organization, [`Coats ${word}`], donor);
  const title = `Hours ${word}`;
  await desk.call('POST', '/staff/saved-texts', {
    data: { kind: 'reply', title, text: `We open at 9. ${word}` },
  });

  const donorContext = await browser.newContext({ baseURL: desk.origin });
  await donorContext.addInitScript((token) => localStorage.setItem('token', token), await fetchToken(request, donor));
  const profile = await donorContext.newPage();
  await profile.goto('/profile#orders');
  await profile.getByRole('article').getByText('Messages', { exact: true }).click();
  await profile.getByLabel('Your message').fill(`When can I come? ${word}`);
  await profile.getByRole('button', { name: 'Send' }).click();
  await expect(profile.locator(':focus')).toHaveText('Your message has been sent. You will find our reply here.');

  const { username } = await signInStaff();
  await page.goto('/staff');
  await page.getByRole('region', { name: 'Unanswered' }).getByRole('link', { name: 'Messages' }).click();
  const row = page.getByRole('list', { name: 'Messages', exact: true }).getByRole('listitem').filter({ hasText: word });
  await expect(row).toContainText('1 new');
  await row.getByRole('link').click();
  const thread = page.getByRole('region', { name: 'The open message' });
  await expect(thread.getByRole('listitem')).toContainText(`When can I come? ${word}`);
  await expect(row).not.toContainText('1 new');
  await thread.getByRole('button', { name: 'Assign to me' }).click();
  await expect(thread).toContainText(`Assigned to ${username}.`);
  await thread.getByLabel('Saved reply').selectOption(title);
  await thread.getByLabel('Your reply').press('End');
  await thread.getByLabel('Your reply').pressSequentially(' Welcome!');
  // A reload keeps what was typed.
  await page.reload();
  await expect(thread.getByLabel('Your reply')).toHaveValue(`We open at 9. ${word} Welcome!`);
  await thread.getByRole('button', { name: 'Send' }).click();
  await expect(thread.locator(':focus')).toHaveText('Your reply has been sent.');
  await expect(row).not.toContainText('Waiting');

  const emails = async () => (await desk.emailsTo(donor.email)).filter(({ subject }) => /replied/.test(subject));
  await expect.poll(emails).toHaveLength(1);
  const [email] = await emails();
  expect(email?.text).not.toContain('We open at 9');
  const link = new RegExp(`\\S+/profile\\?order=${order}#orders`).exec(email?.text ?? '')?.[0] ?? '';
  await profile.goto(new URL(link).pathname + new URL(link).search + new URL(link).hash);
  const messages = profile.getByRole('list', { name: 'Messages so far' }).getByRole('listitem');
  await expect(messages.last()).toContainText(`We open at 9. ${word} Welcome!`);
  await expect(messages.last()).not.toContainText(username);
  await donorContext.close();
});

test('staff send a message about an order from its details, and a volunteer of another organization does not see it', async ({
  page,
  desk,
  signInStaff,
}) => {
  const word = uniqueWord();
  const [house, other] = [await desk.addOrganization(`House ${word}`), await desk.addOrganization()];
  const [order = ''] = await desk.placeOrders(house, [`Lamps ${word}`]);
  await signInStaff();
  await page.goto(`/staff?open=${order}#orders`);
  const details = page.getByRole('article').filter({ hasText: word });
  await details.getByText('Messages', { exact: true }).click();
  await details.getByLabel('Your reply').fill(`Do they work? ${word}`);
  await details.getByRole('button', { name: 'Send' }).click();
  await expect(details.getByRole('list', { name: 'Messages so far' })).toContainText(`Do they work? ${word}`);

  for (const [organization, count] of [
    [house, 1],
    [other, 0],
  ] as const) {
    const { token } = await desk.createVolunteer(organization);
    await page.evaluate((token) => localStorage.setItem('token', token), token);
    await page.goto('/staff?show=all#messages');
    // The second time, the URL is the same, so `goto` alone does not reload the page.
    await page.reload();
    await expect(page.getByRole('tab', { name: 'Messages', selected: true })).toBeVisible();
    if (count === 0) await expect(page.getByText('Nobody has written yet.')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Messages', exact: true }).getByText(word).first()).toHaveCount(count);
  }
});
