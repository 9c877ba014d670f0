import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { emptyStatement } from '../../src/workbench/coin-fixtures.ts';
import { api, expectBrowserError } from './mock-api.ts';
import { button } from './site-forms.tsx';
import { mountStatement, openStatement, statementEndpointFor } from './statement-page.tsx';

const gifts = page.getByRole('list', { name: 'What arrived' }).getByRole('listitem');
const heading = page.getByRole('heading', { level: 1 });

test('the yearly statement lists the received gifts with day and organization, and totals them', async () => {
  await openStatement();
  await expect.element(heading).toHaveTextContent('What you gave in 2026');
  await expect.element(page.getByText('Given by Ines, ines@example.com')).toBeVisible();
  await expect.element(gifts.nth(1)).toMatchTextContent('Wool blankets');
  await expect.element(gifts.nth(1)).toMatchTextContent('1 piece for Mantle & Mitten');
  await expect.element(gifts.nth(1)).toMatchTextContent('Arrived on November 12, 2026, order number KC-9B0E44D2-77A1');
  await expect.element(page.getByText('3 pieces in 2 gifts')).toBeVisible();
  await expect.element(page.getByText('doesn’t say what they’re worth')).toBeVisible();
  expect(document.title).toBe('What you gave in 2026 · Kindcrate');
});

test('the yearly statement says what was given in return, with its estimated value', async () => {
  await openStatement();
  await expect
    .element(page.getByText('In return, you earned 23 coins'))
    .toMatchTextContent('We estimate in good faith that they are worth EGP 5.75.');
});

test('the yearly statement says so when coins have no estimated value or when nothing was given in return', async () => {
  await openStatement({ coinValue: null });
  await expect.element(page.getByText('23 coins')).toMatchTextContent('We haven’t estimated what they’re worth.');
  await openStatement({ coins: 0 });
  await expect.element(page.getByText('You got nothing in return for these gifts.')).toBeVisible();
});

test('the yearly statement shows the day of each gift in UTC, because UTC also decides the year of a gift', async () => {
  const gift = { number: 'KC-1', itemsName: 'Hats', quantity: 1, charity: { title: 'Lantern Row' }, coins: 0 };
  const receivedAt = ['2026-01-01T00:00:00.000Z', '2026-12-31T23:59:59.999Z'];
  await openStatement({
    gifts: receivedAt.map((time, index) => ({ ...gift, number: `KC-${index}`, receivedAt: time })),
  });
  await expect.element(gifts.first()).toMatchTextContent('Arrived on January 1, 2026');
  await expect.element(gifts.last()).toMatchTextContent('Arrived on December 31, 2026');
});

test('the yearly statement of a year without gifts says that none arrived, and links to the donation form and to years with gifts', async () => {
  await openStatement(emptyStatement);
  await expect.element(page.getByText('None of your gifts arrived in this year.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Give something' })).toHaveAttribute('href', '/donationform');
  const years = page.getByRole('navigation', { name: 'Other years' }).getByRole('link');
  await expect.element(years).toHaveAttribute('href', '/statement?year=2025');
  await expect.element(button('Print')).not.toBeInTheDocument();
});

test('a yearly statement links to no other year if no other year has gifts', async () => {
  await openStatement({ years: [2026] });
  await expect.element(gifts.first()).toBeVisible();
  await expect.element(page.getByRole('navigation', { name: 'Other years' })).not.toBeInTheDocument();
});

test('the page of the yearly statement shows the current year if its URL contains no year', async () => {
  const year = new Date().getUTCFullYear();
  await api.reply(statementEndpointFor(year), { data: { ...emptyStatement, year } });
  mountStatement('?');
  await expect.element(heading).toHaveTextContent(`What you gave in ${year}`);
});

test('the page of the yearly statement says that a year has no statement, and links to that of the current year', async () => {
  await expectBrowserError(/404/);
  await api.respond(statementEndpointFor('1066'), {
    status: 404,
    json: { success: false, code: 'not_found', message: 'No' },
  });
  mountStatement('?year=1066');
  await expect.element(heading).toHaveTextContent('There is no statement for that year');
  await expect.element(page.getByRole('link', { name: 'See this year’s statement' })).toBeVisible();
});

test('a yearly statement that could not be loaded can be requested again with the keyboard', async () => {
  for (const error of [/503/, /ApiError/]) await expectBrowserError(error);
  const year = new Date().getUTCFullYear();
  const successResponse = { json: { data: { ...emptyStatement, year } } };
  await api.respond(statementEndpointFor(year), { status: 503, body: '' }, successResponse);
  mountStatement('?');
  await expect.element(page.getByRole('alert')).toMatchTextContent('We couldn’t load your statement right now.');
  (button('Try again').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('None of your gifts arrived in this year.')).toBeVisible();
});
