// The desk requests its data while its scripts are still loading, not afterward.

import { listStaffOrdersEndpoint } from '@kindcrate/contract/staff-orders';
import type { Page } from 'playwright/test';
import { stallScripts } from '../stalled-scripts.ts';
import { uniqueWord } from './desk-api.ts';
import { expect, test } from './fixtures.ts';
import { orderLinks, orderRows } from './orders-tab.ts';

const path = `/api${listStaffOrdersEndpoint.path}`;

/** Records the query of each request for orders from now on. */
function recordQueries(page: Page): string[] {
  const queries: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === path) queries.push(search);
  });
  return queries;
}

/**
 * Opens the desk, and delays its scripts until the orders have arrived.
 * @param sortedQuery the query of the request for orders: `query` with its parameters sorted by name
 */
async function openDesk(page: Page, query: string, sortedQuery = query): Promise<void> {
  const release = await stallScripts(page);
  const response = page.waitForResponse(`**${path}${sortedQuery}`);
  await page.goto(`/staff${query || '#orders'}`);
  await response;
  release();
}

test('the desk requests the orders only once, while its scripts are loading', async ({ page, desk, signInStaff }) => {
  const word = uniqueWord();
  await desk.placeOrders(await desk.addOrganization(), [`Coats ${word}`]);
  await signInStaff();
  const queries = recordQueries(page);
  await openDesk(page, '');
  // Other tests may have placed newer orders.
  await expect(orderRows(page).filter({ hasText: word })).toHaveCount(1);
  expect(queries).toEqual(['']);
});

test('the desk requests the orders that match the filter in its URL while its scripts are loading', async ({
  page,
  desk,
  signInStaff,
}) => {
  const word = uniqueWord();
  const organization = await desk.addOrganization();
  await desk.placeOrders(organization, [`Coats ${word}`, `Books ${word}`]);
  await signInStaff();
  const queries = recordQueries(page);
  const query = `?sort=oldest&q=${word}&organization=${organization}&status=submitted`;
  const sortedQuery = `?organization=${organization}&q=${word}&sort=oldest&status=submitted`;
  await openDesk(page, query, sortedQuery);
  await expect(orderLinks(page)).toHaveText([/^Coats/, /^Books/]);
  expect(queries).toEqual([sortedQuery]);
});

test('the desk requests no orders while another of its tabs is open', async ({ page, signInStaff }) => {
  await signInStaff();
  const queries = recordQueries(page);
  // The desk opens its news stream, a reply that never ends, once everything else has loaded.
  const newsRequest = page.waitForRequest('**/api/staff/news/stream');
  await page.goto('/staff#messages');
  await newsRequest;
  await expect(page.getByRole('tab', { name: 'Messages', selected: true })).toBeVisible();
  expect(queries).toEqual([]);
});

test('the desk requests no orders for a donor', async ({ page, signInDonor }) => {
  await signInDonor();
  const queries = recordQueries(page);
  await page.goto('/staff', { waitUntil: 'networkidle' });
  await expect(page.getByRole('link', { name: 'Go to my profile' })).toBeVisible();
  expect(queries).toEqual([]);
});
