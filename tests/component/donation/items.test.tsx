import { placeOrderEndpoint } from '@kindcrate/contract/order-placement';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { api } from '../mock-api.ts';
import { alertTexts, field, openAndFillIn, siteForms, submit } from '../site-forms.tsx';
import {
  acceptPhotos,
  addItemButton,
  detailsButton,
  expectUploaded,
  item,
  openForm,
  reload,
  sentField,
} from './item-list.ts';

const donation = { ...siteForms.donation, open: openForm };
const success = page.getByText('Your Donation was sent successfully!');
const successReply = {
  success: true,
  message: 'Your Donation was sent successfully!',
  data: { _id: 'order-1', status: 'submitted' },
} as const;

const sentItems = async () => {
  const [order] = await api.sent(placeOrderEndpoint);
  return JSON.parse(sentField(order?.body, 'items') ?? 'null');
};

beforeEach(async () => {
  await acceptPhotos();
  await api.reply(placeOrderEndpoint, successReply);
});

test('a single item is sent without a list of items, as the specification says', async () => {
  await openAndFillIn(donation);
  await submit(donation);
  await expect.element(success).toBeVisible();
  expect(await sentItems()).toBeNull();
  const [order] = await api.sent(placeOrderEndpoint);
  expect(sentField(order?.body, 'itemsName')).toBe('A lamp');
  expect(order?.body).toContain('name="image"; filename="photo"');
});

test('one tap adds a second item and focuses its name field', async () => {
  await openForm();
  await addItemButton.click();
  await expect.element(item(2).getByLabelText('Name', { exact: true })).toHaveFocus();
  await expect.element(page.getByText('2 of 10')).toBeVisible();
});

test('two items are sent as one list, with the photo that was chosen for the first', async () => {
  await openAndFillIn(donation);
  await addItemButton.click();
  await item(2).getByLabelText('Name', { exact: true }).fill('A kettle');
  await item(2).getByLabelText('Quantity').fill('2');
  await item(2).getByRole('radio', { name: 'Worn but whole' }).click();
  await item(2).getByLabelText('Category (optional)').selectOptions('kitchen');
  await expectUploaded(1);
  await submit(donation);
  await expect.element(success).toBeVisible();
  expect(await sentItems()).toEqual([
    { name: 'A lamp', quantity: 1, photos: ['photo-1'] },
    { name: 'A kettle', quantity: 2, category: 'kitchen', condition: 'worn' },
  ]);
});

test('the donation form shows a single item again after a donation of several items was sent', async () => {
  await openAndFillIn(donation);
  await addItemButton.click();
  await item(2).getByLabelText('Name', { exact: true }).fill('A kettle');
  await expectUploaded(1);
  await submit(donation);
  await expect.element(success).toBeVisible();
  await expect.element(detailsButton).toBeVisible();
  await expect.element(item(2)).not.toBeInTheDocument();
});

test('the first item can have a category and a condition even if it is the only one', async () => {
  await openAndFillIn(donation);
  await detailsButton.click();
  await expect.element(field('Category (optional)')).toHaveFocus();
  await field('Category (optional)').selectOptions('kitchen');
  await page.getByRole('radio', { name: 'New', exact: true }).click();
  await expectUploaded(1);
  await submit(donation);
  await expect.element(success).toBeVisible();
  expect(await sentItems()).toEqual([
    { name: 'A lamp', quantity: 1, category: 'kitchen', condition: 'new', photos: ['photo-1'] },
  ]);
});

test('an error in an item is shown at its field and in the error summary', async () => {
  await openAndFillIn(donation);
  await addItemButton.click();
  await item(2).getByLabelText('Quantity').fill('0');
  await expectUploaded(1);
  await submit(donation);
  await expect.element(page.getByRole('alert').first()).toHaveFocus();
  await page.getByRole('link', { name: /^Item 2: .*whole number/ }).click();
  await expect.element(item(2).getByLabelText('Quantity')).toHaveFocus();
  await expect.element(item(2).getByLabelText('Name', { exact: true })).toHaveAccessibleDescription(/Name/);
  expect(await api.sent(placeOrderEndpoint)).toEqual([]);
});

test('the errors of the first item are shown at the fields that the specification names', async () => {
  await openAndFillIn(donation);
  await field('Items Name').fill('');
  await addItemButton.click();
  await item(2).getByLabelText('Name', { exact: true }).fill('A kettle');
  await submit(donation);
  await expect.element(field('Items Name')).toHaveFocus();
  await expect.element(field('Items Name')).toHaveAccessibleDescription(/Name/);
});

test('when a donation of several items has no photo, the form asks for one at the first item', async () => {
  await openForm();
  await page.getByRole('radio').first().click();
  for (const [label, text] of Object.entries(donation.typed)) await field(label).fill(text);
  await addItemButton.click();
  await item(2).getByLabelText('Name', { exact: true }).fill('A kettle');
  await submit(donation);
  await expect.element(field('Image')).toHaveFocus();
  await expect.element(field('Image')).toHaveAttribute('aria-invalid', 'true');
});

test('removing an item keeps the values of the others, and the focus in the form', async () => {
  await openForm();
  await addItemButton.click();
  await item(2).getByLabelText('Name', { exact: true }).fill('A kettle');
  await addItemButton.click();
  await item(3).getByLabelText('Name', { exact: true }).fill('A toaster');
  await item(2).getByRole('button', { name: 'Remove item 2' }).click();
  await expect.element(item(2).getByLabelText('Name', { exact: true })).toHaveValue('A toaster');
  await expect.element(item(3)).not.toBeInTheDocument();
  await expect.element(page.getByText('Item 2 was removed.')).toBeInTheDocument();
  expect(document.activeElement?.closest('form')).not.toBeNull();
});

test('a donation has at most ten items', async () => {
  await openForm();
  for (let count = 2; count <= 10; count += 1) {
    await addItemButton.click();
    await expect.element(item(count)).toBeVisible();
  }
  await expect.element(addItemButton).not.toBeInTheDocument();
  await expect.element(page.getByText('10 of 10')).toBeVisible();
});

test('items and their photos survive a reload, and the photos are not uploaded again', async () => {
  await openAndFillIn(donation);
  await addItemButton.click();
  await item(2).getByLabelText('Name', { exact: true }).fill('A kettle');
  await item(2).getByLabelText('Category (optional)').selectOptions('kitchen');
  await item(2).getByRole('radio', { name: 'Good' }).click();
  await expectUploaded(1);
  await reload();
  await expect.element(item(2).getByLabelText('Name', { exact: true })).toHaveValue('A kettle');
  await expect.element(item(2).getByLabelText('Category (optional)')).toHaveValue('kitchen');
  await expect.element(item(2).getByRole('radio', { name: 'Good' })).toBeChecked();
  await expectUploaded(1);
  await expect.element(page.getByAltText('Photo 1')).toBeVisible();
  await submit(donation);
  await expect.element(success).toBeVisible();
  expect(await sentItems()).toEqual([
    { name: 'A lamp', quantity: 1, photos: ['photo-1'] },
    { name: 'A kettle', quantity: 1, category: 'kitchen', condition: 'good' },
  ]);
});

test('a removed item does not return after a reload', async () => {
  await openForm();
  await addItemButton.click();
  await addItemButton.click();
  await item(3).getByLabelText('Name', { exact: true }).fill('A toaster');
  await item(3).getByRole('button', { name: 'Remove item 3' }).click();
  await reload();
  await expect.element(page.getByText('2 of 10')).toBeVisible();
  await addItemButton.click();
  await expect.element(item(3).getByLabelText('Name', { exact: true })).toHaveValue('');
});

test('each item is matched with the needs, and sent with its own need', async () => {
  await openAndFillIn(donation);
  await field('Items Name').fill('Three winter coats');
  await addItemButton.click();
  await item(2).getByLabelText('Name', { exact: true }).fill('Warm hats');
  await expect
    .poll(() => [...document.querySelectorAll('.need-hint')].map(({ textContent }) => textContent))
    .toEqual([expect.stringContaining('needs 12 more of these'), expect.stringContaining('hats and gloves')]);
  await expectUploaded(1);
  await submit(donation);
  await expect.element(success).toBeVisible();
  expect(await sentItems()).toMatchObject([{ need: 'coats' }, { need: 'hats' }]);
});

test('the coin quote covers all items together', async () => {
  await openForm();
  await field('Quantity').fill('3');
  await addItemButton.click();
  await item(2).getByLabelText('Quantity').fill('4');
  await expect.element(page.getByText('You’ll earn about 17 coins when it arrives.')).toBeVisible();
  await item(2).getByRole('button', { name: 'Remove item 2' }).click();
  await expect.element(page.getByText('You’ll earn about 13 coins when it arrives.')).toBeVisible();
  expect(alertTexts()).toEqual([]);
});
