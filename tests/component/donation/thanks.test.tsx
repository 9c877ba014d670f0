import type { Handover } from '@kindcrate/contract/handovers';
import { orderNumber } from '@kindcrate/contract/order-number';
import { updateOutcomeConsentEndpoint } from '@kindcrate/contract/order-outcomes';
import type { Order } from '@kindcrate/contract/orders';
import { getProfileEndpoint } from '@kindcrate/contract/profile';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { order, profile } from '../../../src/workbench/fixtures.ts';
import { completedOrder, outcome } from '../../../src/workbench/outcome-fixtures.ts';
import { api, expectBrowserError, failure } from '../mock-api.ts';
import { unmount } from '../mount.tsx';
import { button } from '../site-forms.tsx';
import { mountThanks, openThanks } from '../thanks-page.tsx';

const h1 = page.getByRole('heading', { level: 1 });
const steps = page.getByRole('listitem');
const link = (name: string) => page.getByRole('link', { name });
const consent = page.getByRole('checkbox', { name: `${order.charity.title} may show this on its page` });
const openWith = (changes: Partial<Order>) => openThanks({ orders: [{ ...order, ...changes }] });

test('the thank-you page thanks the donor by name, and shows the photo, the item, the organization and the order number', async () => {
  await openThanks();
  await expect.element(h1).toHaveTextContent('Thank you, Ines.');
  const figure = page.getByRole('figure');
  await expect.element(figure.getByRole('img', { name: `Photo of ${order.itemsName}` })).toBeVisible();
  await expect.element(figure).toMatchTextContent(order.itemsName);
  await expect.element(figure).toMatchTextContent('3 pieces for Mantle & Mitten');
  await expect.element(figure).toMatchTextContent(`Your order number ${orderNumber(order._id)}`);
});

test('the thank-you page shows the handover of a gift, and the days by which its next steps are expected', async () => {
  const start = '2030-05-07T09:00:00.000Z';
  const handover: Handover = {
    kind: 'collection',
    state: 'requested',
    preferred: [start],
    offered: [],
    timeZone: 'UTC',
  };
  const expected = { received: '2030-05-08', completed: '2030-05-12' };
  await openWith({ status: 'accepted', handover, expected });
  const section = page.getByRole('region', { name: 'Handover' });
  await expect.element(section).toMatchTextContent(/Mantle & Mitten picks it up/);
  await expect.element(section.getByRole('listitem')).toMatchTextContent(/Tuesday, May 7 at 9:00 AM/);
  await expect.element(page.getByText('Next · by May 8')).toBeVisible();
  await expect.element(page.getByText('by May 12')).toBeVisible();
  await expect.element(page.getByText(/Future dates are estimates/)).toBeVisible();
  unmount();
  const agreed = { start, end: '2030-05-07T10:00:00.000Z' };
  await openWith({ status: 'accepted', handover: { ...handover, state: 'agreed', agreed } });
  await expect.element(section.getByRole('time')).toMatchTextContent(/Tuesday, May 7, 9:00 – 10:00 AM/);
  await expect.element(page.getByText('Next · May 7, 2030')).toBeVisible();
  unmount();
  await openWith({ status: 'cancelled', handover: { ...handover, state: 'cancelled' } });
  await expect.element(page.getByRole('link', { name: 'Give again' })).toBeVisible();
  await expect.element(section).not.toBeInTheDocument();
});

test('the thank-you page of a gift without a handover says nothing about one', async () => {
  await openThanks();
  await expect.element(steps.first()).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Handover' })).not.toBeInTheDocument();
});

test('the thank-you page lists the items of an order, each with its photos, unless there is only one item', async () => {
  const [item] = order.items;
  const otherImage = { ...order.image, thumbnailUrl: `${order.image.thumbnailUrl}#other` };
  await openThanks();
  await expect.element(steps.first()).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'What’s in it' })).not.toBeInTheDocument();
  unmount();
  await openWith({
    items: [
      { _id: '1', name: 'Winter coats', quantity: 3, condition: 'good', photos: [order.image, otherImage] },
      {
        _id: '2',
        name: 'A kettle',
        quantity: 1,
        category: { _id: 'kitchen', name: 'Kitchen' },
        photos: item?.photos ?? [],
      },
    ],
  });
  await expect.element(page.getByRole('heading', { name: 'What’s in it' })).toBeVisible();
  await expect.element(page.getByText('3 pieces · Good')).toBeVisible();
  await expect.element(page.getByText('1 piece · Kitchen')).toBeVisible();
  for (const name of ['Photo 2 of Winter coats', 'Photo 1 of A kettle']) {
    await expect.element(page.getByAltText(name)).toBeInTheDocument();
  }
});

test('the thank-you page shows which of the five steps are done, on which days, and what is next', async () => {
  await openThanks();
  await expect.element(steps.first()).toBeVisible();
  const texts = steps.elements().map(({ textContent }) => textContent);
  expect(texts).toHaveLength(5);
  expect(texts[0]).toMatch(/^Done November 7, 2026You sent it/);
  expect(texts[1]).toMatch(/^Done November 7, 2026We look at it/);
  expect(texts[2]).toMatch(/^NextThey say yes/);
  expect(texts[3]).toMatch(/^It arrives/);
});

test('the thank-you page shows the email address to which updates go, but only if the address is confirmed', async () => {
  await openThanks();
  await expect.element(page.getByText('We email you at ines@example.com at every step.')).toBeVisible();
  await expect.element(link('Not your address?')).toHaveAttribute('href', '/profile#profile');
  await openThanks({ emailConfirmed: false });
  await expect.element(page.getByText('once you’ve confirmed your email')).toBeVisible();
  await expect.element(page.getByText('ines@example.com')).not.toBeInTheDocument();
});

test('the thank-you page says nothing about emails if the API does not report whether the email is confirmed', async () => {
  const { emailConfirmed: _, ...rest } = profile;
  await api.respond(getProfileEndpoint, { json: { data: { ...rest, orders: [order] } } });
  mountThanks();
  await expect.element(h1).toHaveTextContent('Thank you, Ines.');
  await expect.element(page.getByText(/email/)).not.toBeInTheDocument();
});

test('the thank-you page links to the donation form for another gift to the same organization', async () => {
  await openThanks();
  await expect.element(link('Give again')).toHaveAttribute('href', `/donationform?charity=${order.charity._id}`);
});

test('the thank-you page links to the label until the goods arrive', async () => {
  await openThanks();
  await expect.element(link('Get a label for the parcel')).toHaveAttribute('href', `/label?order=${order._id}`);
  await openWith({ status: 'received' });
  await expect.element(h1).toHaveTextContent('Thank you, Ines.');
  await expect.element(link('Get a label for the parcel')).not.toBeInTheDocument();
});

test('on the thank-you page, a donor can read what became of the gift, consent to showing it, and withdraw the consent', async () => {
  const savedReply = (donorConsents: boolean) => ({
    success: true,
    message: 'Saved',
    data: { ...outcome, donorConsents },
  });
  await api.reply(updateOutcomeConsentEndpoint, savedReply(true), savedReply(false));
  await openWith(completedOrder);
  await expect.element(page.getByRole('heading', { level: 2, name: 'What became of it' })).toBeVisible();
  await expect.element(page.getByText('Went to a family of four on Tuesday')).toBeVisible();
  await expect.element(consent).not.toBeChecked();
  (consent.element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await expect.element(page.getByText('Saved')).toBeVisible();
  await expect.element(consent).toBeChecked();
  await userEvent.keyboard(' ');
  await expect.element(consent).not.toBeChecked();
  const sent = await api.sent(updateOutcomeConsentEndpoint);
  expect(sent.map(({ body }) => JSON.parse(body ?? '').donorConsents)).toEqual([true, false]);
});

test('the thank-you page shows the current outcome when the organization has changed it in the meantime', async () => {
  await expectBrowserError(/409/);
  await api.respond(updateOutcomeConsentEndpoint, failure(409, 'The organization has changed this', 'conflict'));
  await openWith(completedOrder);
  const changed = { ...completedOrder, outcome: { ...outcome, line: 'Something else', revision: 2 } };
  await expect.element(consent).toBeVisible();
  await api.reply(getProfileEndpoint, { data: { ...profile, orders: [changed] } });
  await consent.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('The organization has changed this');
  await expect.element(page.getByText('Something else')).toBeVisible();
  await expect.element(consent).not.toBeChecked();
});

test('the thank-you page does not ask for consent when the organization does not want to show the outcome', async () => {
  await openWith({ ...completedOrder, outcome: { ...outcome, organizationConsents: false } });
  await expect.element(page.getByText('Went to a family of four on Tuesday')).toBeVisible();
  await expect.element(consent).not.toBeInTheDocument();
});

test('the thank-you page can be printed', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  await openThanks();
  await button('Print').click();
  expect(print).toHaveBeenCalledOnce();
});

test('the thank-you page says why an order was declined, and promises no further steps', async () => {
  await openWith({
    status: 'declined',
    history: [...order.history, { status: 'declined', at: order.createdAt, reason: 'We have no room for pianos.' }],
  });
  await expect.element(page.getByText('We couldn’t take it this time.')).toBeVisible();
  await expect.element(page.getByText('We have no room for pianos.')).toBeVisible();
  expect(steps.elements()).toEqual([]);
  await expect.element(page.getByText('They say yes')).not.toBeInTheDocument();
});

test('if the URL contains no order id, or the id of someone else’s order, the thank-you page says that it cannot find the donation, and links to the profile', async () => {
  await openThanks({}, 'order-of-someone-else');
  await expect.element(h1).toHaveTextContent('We can’t find this donation');
  await expect.element(link('See your donations in your profile')).toHaveAttribute('href', '/profile#orders');
  await expect.poll(() => document.title).toBe('We can’t find this donation · Kindcrate');
  await openThanks({}, '');
  await expect.element(h1).toHaveTextContent('We can’t find this donation');
});

test('the thank-you page can reload the order after a failure, and keeps the focus on the page', async () => {
  await expectBrowserError(/503/);
  await expectBrowserError(/ApiError/);
  await api.respond(getProfileEndpoint, { status: 503, body: '' }, { json: { data: { ...profile, orders: [order] } } });
  mountThanks();
  await button('Try again').click();
  await expect.element(h1).toHaveTextContent('Thank you, Ines.');
  expect(document.activeElement?.className).toBe('thanks');
});
