import { copyPersonDataEndpoint, deletePersonEndpoint } from '@kindcrate/contract/personal-data';
import { checkPasswordEndpoint } from '@kindcrate/contract/sessions';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { donor, staffOrderWith } from '../../../src/workbench/desk-fixtures.ts';
import { donorDetails } from '../../../src/workbench/person-fixtures.ts';
import { openDesk, row, staffCopy } from '../desk.tsx';
import { api, expectBrowserError, failure } from '../mock-api.ts';
import { openPerson, personCopy } from '../person.tsx';
import { button, field } from '../site-forms.tsx';

const { personalData } = staffCopy.people;

test("staff can download a copy of a person's data", async () => {
  await api.respond(copyPersonDataEndpoint, { body: 'PK', contentType: 'application/zip' });
  await openPerson();
  await button(personalData.download).click();
  await expect.element(page.getByText(personalData.downloaded)).toBeVisible();
});

test('staff can delete an account after entering their password, and the person disappears from the list', async () => {
  await expectBrowserError(/403/);
  const successResponse = { json: { success: true, message: 'The account has been deleted.' } };
  await api.respond(deletePersonEndpoint, failure(403, 'It has been a while.', 'password_required'), successResponse);
  await api.reply(checkPasswordEndpoint, { success: true, message: 'Thank you.' });
  await openPerson({ ...donorDetails, openOrders: 1 });
  await button(personalData.deletion.open).click();
  await expect.element(page.getByText(`This deletes the account of ${donor.username}`)).toHaveFocus();
  await userEvent.selectOptions(field('A donation that is under way'), 'cancel');
  await button(personalData.deletion.submit).click();
  await expect.element(page.getByLabelText('Current password')).toHaveFocus();
  await userEvent.keyboard('a warm winter coat{Enter}');
  await expect.element(page.getByText('The account has been deleted.')).toHaveFocus();
  expect(row.elements()).toEqual([]);
  await page.getByRole('button', { name: personCopy.back }).click();
  await expect.element(page.getByText(staffCopy.people.none)).toBeVisible();
  expect(page.getByText(donor.email).elements()).toEqual([]);
  expect(page.getByRole('tabpanel').element().contains(document.activeElement)).toBe(true);
  const [, sent] = await api.sent(deletePersonEndpoint);
  expect(JSON.parse(sent?.body ?? '')).toEqual({ openOrders: 'cancel' });
});

test('an order of a deleted account shows neither a location nor a phone number', async () => {
  const order = { ...staffOrderWith('received'), itemsName: 'Removed', location: '', phone: '' };
  const deleted = { _id: 'deleted', username: 'Deleted account', email: '' };
  await openDesk('orders', { orders: [{ ...order, donor: deleted }] });
  await expect.element(row.getByText('Deleted account', { exact: true })).toBeVisible();
  expect(row.getByText(staffCopy.orders.phone, { exact: true }).elements()).toEqual([]);
  expect(row.getByText(staffCopy.orders.location, { exact: true }).elements()).toEqual([]);
});
