import { type Order, orderStatuses } from '@kindcrate/contract/orders';
import { getProfileEndpoint } from '@kindcrate/contract/profile';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { order } from '../../../src/workbench/fixtures.ts';
import { api, expectBrowserError } from '../mock-api.ts';
import { mountThanks, openThanks } from '../thanks-page.tsx';
import { testAccessibility } from './accessibility.ts';

/** The longest text that a field accepts, without a space where a line could break. */
const longWord = 'W'.repeat(200);

const expectTitle = (text: string) => expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent(text);

async function openWith(changes: Partial<Order>) {
  await openThanks({ orders: [{ ...order, ...changes }] });
  await expectTitle('Thank you, Ines.');
}

const states: Record<string, () => Promise<unknown>> = {
  'the thank-you page for an order with a very long name and organization': () =>
    openWith({ itemsName: longWord, charity: { ...order.charity, title: longWord } }),
  'the thank-you page of a donor whose email is not confirmed': async () => {
    await openThanks({ emailConfirmed: false });
    await expectTitle('Thank you, Ines.');
  },
  'the thank-you page while the order loads': async () => {
    await api.keepPending(getProfileEndpoint);
    mountThanks();
    await expect.element(page.getByText('Looking for your donation')).toBeVisible();
  },
  'the thank-you page when the order could not be loaded': async () => {
    await expectBrowserError(/503/);
    await expectBrowserError(/ApiError/);
    await api.respond(getProfileEndpoint, { status: 503, body: '' });
    mountThanks();
    await expect.element(page.getByRole('alert')).toBeVisible();
  },
  'the thank-you page for an unknown order': async () => {
    await openThanks({}, 'unknown');
    await expectTitle('We can’t find this donation');
  },
};

for (const [state, reachState] of Object.entries(states)) testAccessibility(state, reachState);

for (const status of orderStatuses) {
  const history = [...order.history, { status, at: order.createdAt }];
  testAccessibility(`the thank-you page for an order that is ${status}`, () => openWith({ status, history }));
}
