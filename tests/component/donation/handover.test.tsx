import { type Handover, listTimesEndpoint } from '@kindcrate/contract/handovers';
import { placeOrderEndpoint } from '@kindcrate/contract/order-placement';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { order } from '../../../src/workbench/fixtures.ts';
import { freeTimes, organizationsWithPlaces } from '../../../src/workbench/handover-fixtures.ts';
import { api, expectBrowserError, failure } from '../mock-api.ts';
import { unmount } from '../mount.tsx';
import { button, field, openAndFillIn, openDonation, siteForms, submit } from '../site-forms.tsx';
import { resetStores } from '../stores.ts';
import { sentField } from './item-list.ts';

const success = page.getByText('Your Donation was sent successfully!');
const question = page.getByRole('group', { name: 'How will it get there?' });
const radio = (name: string) => page.getByRole('radio', { name, exact: true });
const times = page.getByRole('group', { name: 'When works for you?' });
const day = (number: number) => times.getByRole('group', { name: `May ${number}` });
const time = (number: number, clock: string) => day(number).getByRole('checkbox', { name: new RegExp(`^${clock}\\b`) });
const address = { Street: 'Harbor Row', Number: '14', 'Postal code': '04121', City: 'Harrow Sound' };
const [first, second] = [freeTimes.result[0]?.start ?? '', freeTimes.result[3]?.start ?? ''];
const placedOrder = { _id: 'order-1', status: 'submitted' } as const;

async function open(options: Parameters<typeof openDonation>[0] = {}): Promise<void> {
  await import('../../../src/islands/donation-form/handover/HandoverChoice.tsx');
  await openDonation({ charities: organizationsWithPlaces, orders: [], ...options });
}

/** Opens the form, chooses the first organization, and fills in everything but the handover. */
const openAndFillInDonation = (options?: Parameters<typeof openDonation>[0]) =>
  openAndFillIn({ ...siteForms.donation, open: () => open(options) });

async function fillInAddress(): Promise<void> {
  for (const [label, text] of Object.entries(address)) await field(label).fill(text);
}

async function sentHandovers(): Promise<unknown[]> {
  const orders = await api.sent(placeOrderEndpoint);
  return orders.map(({ body }) => JSON.parse(sentField(body, 'handover') ?? 'null'));
}

beforeEach(async () => {
  await api.reply(listTimesEndpoint, freeTimes);
  await api.reply(placeOrderEndpoint, {
    success: true,
    message: 'Your Donation was sent successfully!',
    data: placedOrder,
  });
});

test('the donation form asks only about the handovers that the chosen organization offers', async () => {
  await open();
  await expect.element(question).not.toBeInTheDocument();
  await radio('Mantle & Mitten').click();
  await expect.element(radio('Have it picked up')).toHaveAccessibleDescription('Tuesday and Thursday, in Harrow Sound');
  await expect.element(radio('Bring it')).toHaveAccessibleDescription(/8 Sound Road, Harrow Sound 04121/);
  await radio('First Bell Satchels').click();
  await expect.element(radio('Have it picked up')).not.toBeInTheDocument();
  await expect.element(radio('Bring it')).toBeVisible();
  await radio('Ladle Lane Kitchen').click();
  await expect.element(question).not.toBeInTheDocument();
});

test('a gift is sent without a handover if its donor does not choose one', async () => {
  await openAndFillInDonation();
  await submit(siteForms.donation);
  await expect.element(success).toBeVisible();
  expect(await sentHandovers()).toEqual([null]);
});

test('a collection is sent with its address and its times in order of preference', async () => {
  await openAndFillInDonation();
  await radio('Have it picked up').click();
  await fillInAddress();
  await field('Note (optional)').fill('Second floor');
  await expect.element(field('Location')).toHaveValue('14 Harbor Row, Harrow Sound 04121');
  await expect.element(field('Location')).toHaveAttribute('readonly');
  await time(8, '9:00').click();
  await time(7, '9:00').click();
  await expect.element(times.getByText('2 of 3 chosen')).toBeVisible();
  await submit(siteForms.donation);
  await expect.element(success).toBeVisible();
  const [street, number, postalCode, city] = Object.values(address);
  expect(await sentHandovers()).toEqual([
    {
      kind: 'collection',
      times: [second, first],
      address: { street, number, postalCode, city, remark: 'Second floor' },
    },
  ]);
  const [query] = (await api.sent(listTimesEndpoint)).map((request) => request.query);
  expect(query).toEqual({ kind: 'collection' });
  // The question disappears when the rest of the form is reset.
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(field('Location')).not.toHaveAttribute('readonly');
});

test('missing parts of the address for a collection are reported at their fields, and not at the Location field', async () => {
  await openAndFillInDonation();
  await radio('Have it picked up').click();
  await field('Street').fill('Harbor Row');
  await submit(siteForms.donation);
  await expect.element(page.getByRole('alert').first()).toHaveFocus();
  await expect.element(field('Number')).toHaveAccessibleDescription(/Number/);
  await expect.element(field('Street')).not.toHaveAttribute('aria-invalid');
  await expect.element(field('Location')).not.toHaveAttribute('aria-invalid');
  await page.getByRole('link', { name: /City/ }).click();
  await expect.element(field('City')).toHaveFocus();
  expect(await api.sent(placeOrderEndpoint)).toEqual([]);
});

test('when a chosen handover time has been taken in the meantime, the donation form shows the message of the API, and the other choices stay', async () => {
  await expectBrowserError(/400/);
  await openAndFillInDonation();
  await radio('Bring it').click();
  await time(7, '9:00').click();
  await time(8, '9:00').click();
  await api.reply(listTimesEndpoint, { ...freeTimes, result: freeTimes.result.slice(1) });
  const message = 'That time has just been taken. Choose another one';
  await api.respond(placeOrderEndpoint, failure(400, message, 'invalid_fields', { 'handover.times': message }), {
    status: 201,
    json: { success: true, message: 'Your Donation was sent successfully!', data: placedOrder },
  });
  await submit(siteForms.donation);
  await expect.element(times.getByText(message)).toBeVisible();
  await expect.element(times.getByText('No longer available: Tuesday, May 7 at 9:00 AM.')).toBeVisible();
  await expect.element(time(8, '9:00')).toBeChecked();
  await expect.element(field('Items Name')).toHaveValue('A lamp');
  await time(9, '9:00').click();
  await expect.element(times.getByText(message)).not.toBeInTheDocument();
  await submit(siteForms.donation);
  await expect.element(success).toBeVisible();
  const third = freeTimes.result[6]?.start;
  expect(await sentHandovers()).toMatchObject([{ times: [first, second] }, { times: [second, third] }]);
});

test('when an organization has no free times, the donation form says so, and a drop-off is sent without a time', async () => {
  await api.reply(listTimesEndpoint, { timeZone: 'UTC', result: [] });
  await openAndFillInDonation();
  await radio('Bring it').click();
  await expect.element(times.getByText('There are no available times in the next two weeks.')).toBeVisible();
  await submit(siteForms.donation);
  await expect.element(success).toBeVisible();
  expect(await sentHandovers()).toEqual([{ kind: 'drop-off', times: [] }]);
});

test('free times that could not be loaded can be requested again in the donation form', async () => {
  for (const error of [/503/, /ApiError/]) await expectBrowserError(error);
  await api.respond(listTimesEndpoint, failure(503, 'The server is busy.'), { json: freeTimes });
  await open();
  await radio('Mantle & Mitten').click();
  await radio('Bring it').click();
  await expect.element(times.getByRole('alert')).toMatchTextContent(/You can send your gift without choosing one/);
  await times.getByRole('button', { name: 'Try again' }).click();
  await expect.element(time(7, '9:00')).toBeVisible();
});

test('the donation form restores the handover after a reload', async () => {
  await openAndFillInDonation();
  await radio('Have it picked up').click();
  await fillInAddress();
  await time(8, '9:00').click();
  await times.getByRole('button', { name: 'Show more days' }).click();
  await expect.element(time(11, '9:00')).toHaveFocus();
  await time(12, '11:00').click();
  unmount();
  resetStores();
  await open();
  await expect.element(radio('Have it picked up')).toBeChecked();
  await expect.element(field('Street')).toHaveValue('Harbor Row');
  await expect.element(field('Location')).toHaveValue('14 Harbor Row, Harrow Sound 04121');
  await expect.element(time(8, '9:00')).toBeChecked();
  await expect.element(time(12, '11:00')).toBeChecked();
});

test('the address of the last collection is filled in, and can be changed', async () => {
  const [street, number, postalCode, city] = Object.values(address) as [string, string, string, string];
  const handover: Handover = {
    kind: 'collection',
    state: 'agreed',
    address: { street, number, postalCode, city, remark: '' },
    preferred: [],
    offered: [],
    timeZone: 'UTC',
  };
  await open({ orders: [order, { ...order, _id: 'order-2', handover }] });
  await radio('Mantle & Mitten').click();
  await radio('Have it picked up').click();
  await expect.element(field('Street')).toHaveValue(street);
  await expect.element(field('Location')).toHaveValue('14 Harbor Row, Harrow Sound 04121');
  await expect.element(page.getByText('This is where your last gift was picked up.')).toBeVisible();
  await field('Number').fill('16');
  await expect.element(field('Location')).toHaveValue('16 Harbor Row, Harrow Sound 04121');
});

test('the times and the address of a collection come back when the donor chooses collection again, and the choice can be undone', async () => {
  await openAndFillInDonation();
  await radio('Have it picked up').click();
  await fillInAddress();
  await time(7, '9:00').click();
  await radio('Bring it').click();
  await expect.element(time(7, '9:00')).not.toBeChecked();
  await expect.element(field('Location')).toHaveValue('4 Mill Lane');
  await radio('Have it picked up').click();
  await expect.element(time(7, '9:00')).toBeChecked();
  await expect.element(field('City')).toHaveValue('Harrow Sound');
  await button('Decide later').click();
  await expect.element(question).toHaveFocus();
  await expect.element(radio('Have it picked up')).not.toBeChecked();
  await submit(siteForms.donation);
  await expect.element(success).toBeVisible();
  expect(await sentHandovers()).toEqual([null]);
});

test('a kind of handover and up to three free times can be chosen by keyboard alone', async () => {
  await open();
  await radio('Mantle & Mitten').click();
  await expect.element(radio('Have it picked up')).toBeVisible();
  (radio('Have it picked up').element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await expect.element(time(7, '9:00')).toBeVisible();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(radio('Bring it')).toBeChecked();
  await expect.element(time(7, '9:00')).toBeVisible();
  await userEvent.tab();
  await expect.element(button('Decide later')).toHaveFocus();
  for (let count = 0; count < 3; count++) {
    await userEvent.tab();
    await userEvent.keyboard(' ');
  }
  await expect.element(times.getByText('3 of 3 chosen')).toBeVisible();
  await expect.element(time(8, '9:00')).toBeDisabled();
});
