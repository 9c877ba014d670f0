import { addPersonNoteEndpoint, endPersonSessionEndpoint, getPersonEndpoint } from '@kindcrate/contract/staff-person';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { donorDetails, partnerDetails, personNote, personThreads } from '../../../src/workbench/person-fixtures.ts';
import { openDesk, staffCopy } from '../desk.tsx';
import { api, expectBrowserError, failure } from '../mock-api.ts';
import { arrangePerson, openPerson, personCopy } from '../person.tsx';

const section = (name: string) => page.getByRole('region', { name, exact: true });

test('the page of a donor opens from the list, the URL contains the donor’s id, and the back button returns the focus to the link that opened the page', async () => {
  await openPerson();
  expect([location.search, location.hash]).toEqual([`?person=${donorDetails._id}`, '#people']);
  const order = section(personCopy.orders.title).getByRole('link', { name: 'Winter coats' });
  await expect.element(order).toHaveAttribute('href', '?open=6a010f61-1c2d-4e3f-8a9b-0c1d2e3f4a5b#orders');
  await expect.element(section(personCopy.orders.title)).toMatchTextContent('KC-6A010F61-1C2D');
  await expect.element(section(personCopy.coins.title)).toMatchTextContent('64 coinsEarned 84, spent 20');
  await expect.element(section(personCopy.coins.title)).toMatchTextContent('-20');
  await page.getByRole('button', { name: personCopy.back }).click();
  await expect.element(page.getByRole('link', { name: donorDetails.username, exact: true })).toHaveFocus();
  expect(location.search).toBe('');
});

test('the page of a person links to each of their threads, whether about an order or from the contact form', async () => {
  await openPerson();
  const links = section(personCopy.messages.title).getByRole('link');
  await expect.element(links.nth(0)).toHaveTextContent('Winter coats');
  await expect.element(links.nth(0)).toHaveAttribute('href', `?thread=${personThreads[0]?._id}#messages`);
  await expect.element(links.nth(1)).toHaveTextContent(staffCopy.messages.noSubject);
  await expect.element(links.nth(1)).toHaveAttribute('href', '?thread=message#messages');
  await expect.element(section(personCopy.messages.title)).toMatchTextContent('1 new');
  await expect.element(section(personCopy.messages.title)).toMatchTextContent(personCopy.messages.open);
});

test('the page of a partner links to the settlement of their brand', async () => {
  await openPerson(partnerDetails);
  await expect.element(section(personCopy.work.title)).toMatchTextContent('3 approved requests, 40 coins');
  await expect
    .element(section(personCopy.work.title).getByRole('link'))
    .toHaveAttribute('href', `?brand=${partnerDetails.brand?._id}#settlements`);
});

test('each section of a donor’s page says so when it is empty', async () => {
  await openPerson(donorDetails, { withEmptyLists: true });
  const { orders, coins, messages, notes, sessions } = personCopy;
  for (const { title, none } of [orders, coins, messages, notes, sessions])
    await expect.element(section(title)).toMatchTextContent(none);
  expect(page.getByText(personCopy.work.title).elements()).toEqual([]);
});

test('adding a note about a person shows that the note is saved, and clears the field', async () => {
  await openPerson();
  const { notes } = personCopy;
  const message = 'The note has been saved.';
  await api.reply(addPersonNoteEndpoint, { success: true, message, data: personNote });
  await section(notes.title).getByLabelText(notes.label).fill('Second floor');
  await section(notes.title).getByRole('button', { name: notes.add }).click();
  await expect.element(section(notes.title).getByText(message)).toBeVisible();
  await expect.element(section(notes.title).getByLabelText(notes.label)).toHaveValue('');
  const [sent] = await api.sent(addPersonNoteEndpoint);
  expect(JSON.parse(sent?.body ?? '')).toEqual({ text: 'Second floor' });
});

test('a device that staff log out disappears from the person’s page', async () => {
  await openPerson();
  const { sessions } = personCopy;
  await api.reply(endPersonSessionEndpoint, { success: true, message: 'Ines has been logged out on that device.' });
  await section(sessions.title)
    .getByRole('button', { name: `${sessions.end} Safari, iOS` })
    .click();
  await expect.element(section(sessions.title)).toMatchTextContent(sessions.none);
  const [sent] = await api.sent(endPersonSessionEndpoint);
  expect(JSON.parse(sent?.body ?? '')).toEqual({ session: 'phone' });
});

test('a device that staff could not log out stays on the person’s page, with the reason', async () => {
  await expectBrowserError(/500/);
  await openPerson();
  await api.respond(endPersonSessionEndpoint, failure(500, 'Something broke.', 'internal_error'));
  await section(personCopy.sessions.title).getByRole('button').click();
  await expect.element(section(personCopy.sessions.title).getByRole('alert')).toMatchTextContent('Something broke.');
  await expect.element(section(personCopy.sessions.title)).toMatchTextContent('Safari, iOS');
});

test('a person who does not exist is reported, with a button that returns to the list', async () => {
  await expectBrowserError(/404/);
  await arrangePerson(donorDetails);
  await api.respond(getPersonEndpoint, failure(404, 'Not found.', 'not_found'));
  history.replaceState(null, '', '?person=nobody#people');
  await openDesk('people');
  await expect.element(page.getByText(personCopy.missing)).toBeVisible();
  await page.getByRole('button', { name: personCopy.back }).click();
  await expect.element(page.getByText(staffCopy.people.none)).toBeVisible();
});

test('the role, the block and the copy of the data are in a section of their own on the page of a person', async () => {
  await openPerson();
  const account = section(personCopy.account);
  for (const name of [
    staffCopy.people.saveRole,
    staffCopy.people.blocking.block,
    staffCopy.people.personalData.download,
  ])
    await expect.element(account.getByRole('button', { name, exact: true })).toBeVisible();
});
