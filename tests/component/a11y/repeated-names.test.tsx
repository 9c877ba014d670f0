import { listInvitationsEndpoint } from '@kindcrate/contract/staff-invitations';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { donor, invitation, staffOrderWith } from '../../../src/workbench/desk-fixtures.ts';
import { openDesk, orderLinks, staffCopy } from '../desk.tsx';
import { api } from '../mock-api.ts';
import { openPerson } from '../person.tsx';
import { siteForms } from '../site-forms.tsx';

const { people, orders } = staffCopy;

const firstRow = page.getByRole('article').first();

/** Expects every row to have a disclosure whose accessible name is the label followed by the name of the row. */
async function expectDisclosures(label: string, ...rowNames: string[]): Promise<void> {
  await expect.element(firstRow).toBeVisible();
  const summaries = [...document.querySelectorAll<HTMLElement>('article summary')].filter(({ textContent }) =>
    textContent.startsWith(label),
  );
  expect(summaries).toHaveLength(rowNames.length);
  for (const [index, summary] of summaries.entries())
    await expect.element(summary).toHaveAccessibleName(new RegExp(`^${label} ${rowNames[index]}`));
}

test('the button that ends the sessions of a person is named after that person', async () => {
  await openPerson();
  await expect.element(page.getByRole('button', { name: `${people.endSessions} ${donor.username}` })).toBeVisible();
});

test('the button that withdraws an invitation is named after the email address of the invitation', async () => {
  const other = { ...invitation, _id: 'invitation-2', email: 'second@example.com' };
  await api.reply(listInvitationsEndpoint, { result: [invitation, other], next: null });
  await openDesk('people');
  await page.getByText(people.invitations.title).click();
  for (const { email } of [invitation, other])
    await expect.element(page.getByRole('button', { name: `${people.invitations.withdraw} ${email}` })).toBeVisible();
});

test('the history of the open order is named after the goods in the order', async () => {
  const [coats, lamps] = [
    staffOrderWith('submitted'),
    { ...staffOrderWith('received'), _id: 'order-2', itemsName: 'Lamps' },
  ];
  await openDesk('orders', { orders: [coats, lamps] });
  await expectDisclosures(orders.history, coats.itemsName);
  await orderLinks.nth(1).click();
  await expectDisclosures(orders.history, lamps.itemsName);
});

test('each button that shows a password is described by the label of its field', async () => {
  await siteForms.registration.open();
  const buttons = page.getByRole('button', { name: 'Show password' });
  await expect.element(buttons.nth(0)).toHaveAccessibleDescription('Password');
  await expect.element(buttons.nth(1)).toHaveAccessibleDescription('Confirm Password');
});
