import { uploadPhotoEndpoint } from '@kindcrate/contract/photos';
import { takeInGiftEndpoint } from '@kindcrate/contract/walk-ins';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { staffOrderWith, staffOrganization } from '../../../src/workbench/desk-fixtures.ts';
import { order } from '../../../src/workbench/fixtures.ts';
import { wantedNeed } from '../../../src/workbench/need-fixtures.ts';
import { openDesk, staffCopy } from '../desk.tsx';
import { api, expectBrowserError, failure } from '../mock-api.ts';
import { lastBody } from '../needs.tsx';
import { createPhoto } from '../photo.ts';
import { button } from '../site-forms.tsx';
import { walkInsCopy as copy, giftForm, openGiftForm, openGiftFormAsVolunteer } from '../walk-ins.tsx';

const takenInReply = (id = 'order-1') => ({
  success: true,
  message: `Gift ${id} has been taken in.`,
  data: { _id: id, number: id, status: 'received' as const },
});
const item = (n: number) => giftForm.getByRole('group', { name: `Item ${n}`, exact: true });
const sentKeys = async () => (await api.sent(takeInGiftEndpoint)).map(({ headers }) => headers['idempotency-key']);

test('staff can take in a gift of several items by keyboard, and an item counts toward the need that it matches', async () => {
  await api.reply(takeInGiftEndpoint, takenInReply());
  await openGiftForm([{ ...wantedNeed, organization: staffOrganization }]);
  await userEvent.selectOptions(giftForm.getByLabelText(copy.organization), staffOrganization.title);
  await item(1).getByLabelText(copy.name).fill('Winter coats');
  await item(1).getByLabelText(copy.quantity).fill('4');
  await userEvent.selectOptions(item(1).getByLabelText(copy.category), 'Clothing › Winter clothing');
  await userEvent.selectOptions(item(1).getByLabelText(copy.condition), staffCopy.orders.items.conditions.good);
  (giftForm.getByRole('button', { name: copy.addItem }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(item(2).getByLabelText(copy.name)).toHaveFocus();
  await userEvent.keyboard('Puzzles');
  await giftForm.getByLabelText(copy.email).fill('mia@example.com');
  await userEvent.keyboard('{Enter}');
  await expect.element(button(copy.another)).toHaveFocus();
  await expect.element(page.getByText('Gift order-1 has been taken in.')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: copy.printLabel }))
    .toHaveAttribute('href', '/label?order=order-1&desk');
  expect(await lastBody(takeInGiftEndpoint)).toEqual({
    organization: staffOrganization._id,
    items: [
      { name: 'Winter coats', quantity: 4, category: 'clothing-winter', condition: 'good', need: wantedNeed._id },
      { name: 'Puzzles', quantity: 1 },
    ],
    email: 'mia@example.com',
    location: '',
    phone: '',
  });
});

test('after a gift has been taken in, the gift form is empty except for the organization, and uses a new idempotency key', async () => {
  await api.reply(takeInGiftEndpoint, takenInReply());
  await openGiftForm();
  await userEvent.selectOptions(giftForm.getByLabelText(copy.organization), staffOrganization.title);
  for (const round of [1, 2]) {
    await item(1).getByLabelText(copy.name).fill('Lamp');
    await userEvent.keyboard('{Enter}');
    await expect.element(button(copy.another)).toHaveFocus();
    if (round === 2) break;
    await userEvent.keyboard('{Enter}');
    await expect.element(item(1).getByLabelText(copy.name)).toHaveFocus();
    await expect.element(item(1).getByLabelText(copy.name)).toHaveValue('');
    await expect.element(giftForm.getByLabelText(copy.organization)).toHaveValue(staffOrganization._id);
  }
  expect(new Set(await sentKeys()).size).toBe(2);
});

test('the gift form does not ask a volunteer for the organization, and a retry after a lost reply uses the same idempotency key', async () => {
  await expectBrowserError(/ERR_/);
  await expectBrowserError(/ApiError/);
  await api.respond(takeInGiftEndpoint, { abort: 'connectionreset' }, { status: 201, json: takenInReply() });
  await openGiftFormAsVolunteer();
  expect(giftForm.getByLabelText(copy.organization).elements()).toEqual([]);
  await item(1).getByLabelText(copy.name).fill('Lamp');
  await button(copy.submit).click();
  await expect.element(giftForm.getByRole('alert')).toBeVisible();
  await button(copy.submit).click();
  await expect.element(button(copy.another)).toBeVisible();
  const sent = await sentKeys();
  expect([sent.length, new Set(sent).size]).toEqual([2, 1]);
});

test('the gift form shows an error at the field of the item that it concerns, and does not send a removed item', async () => {
  await api.reply(takeInGiftEndpoint, takenInReply());
  await openGiftFormAsVolunteer();
  await button(copy.addItem).click();
  await item(2).getByLabelText(copy.name).fill('Lamp');
  await button(copy.submit).click();
  await expect.element(item(1).getByLabelText(copy.name)).toHaveFocus();
  await expect.element(item(1).getByLabelText(copy.name)).toHaveAccessibleDescription('Name is required');
  await button('Remove item 1').click();
  await expect.element(item(1).getByLabelText(copy.name)).toHaveFocus();
  await expect.element(item(1).getByLabelText(copy.name)).toHaveValue('Lamp');
  await button(copy.submit).click();
  await expect.element(button(copy.another)).toBeVisible();
  expect((await lastBody(takeInGiftEndpoint)).items).toEqual([{ name: 'Lamp', quantity: 1 }]);
});

test('the gift form uploads a photo only once, even when the gift is refused at first', async () => {
  await expectBrowserError(/429/);
  await api.reply(uploadPhotoEndpoint, {
    success: true,
    message: 'Saved',
    data: { _id: 'photo-1', image: order.image },
  });
  const message = 'You have taken in 40 gifts in a short time.';
  await api.respond(takeInGiftEndpoint, failure(429, message, 'too_many_requests'), {
    status: 201,
    json: takenInReply(),
  });
  await openGiftFormAsVolunteer();
  await item(1).getByLabelText(copy.name).fill('Lamp');
  await item(1).getByLabelText(copy.photo).upload(createPhoto('green'));
  await button(copy.submit).click();
  await expect.element(giftForm.getByRole('alert')).toMatchTextContent(message);
  await button(copy.submit).click();
  await expect.element(button(copy.another)).toBeVisible();
  expect((await lastBody(takeInGiftEndpoint)).items).toEqual([{ name: 'Lamp', quantity: 1, photos: ['photo-1'] }]);
  expect(await api.sent(uploadPhotoEndpoint)).toHaveLength(1);
});

test('a photo that the API refuses gets a message at its item', async () => {
  await expectBrowserError(/400/);
  await api.respond(
    uploadPhotoEndpoint,
    failure(400, 'The photo is damaged.', 'image_refused', { image: 'The photo is damaged.' }),
  );
  await openGiftFormAsVolunteer();
  await item(1).getByLabelText(copy.name).fill('Lamp');
  await item(1).getByLabelText(copy.photo).upload(createPhoto('green'));
  await button(copy.submit).click();
  await expect.element(item(1).getByLabelText(copy.photo)).toHaveFocus();
  await expect.element(item(1).getByText('The photo is damaged.')).toBeVisible();
});

test('the queue says that a gift has no donor', async () => {
  const { donor: _, ...anonymous } = staffOrderWith('received');
  await openDesk('orders', { orders: [anonymous] });
  await expect.element(page.getByRole('article')).toMatchTextContent(staffCopy.orders.noDonor);
});
