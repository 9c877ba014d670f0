import type { Page } from 'playwright/test';

/** The orders that the queue lists. */
export const orderRows = (page: Page) => page.getByRole('list', { name: 'Orders' }).getByRole('listitem');

/** The links in the rows of the queue, each named after its order. */
export const orderLinks = (page: Page) => orderRows(page).getByRole('link');

/** Sends the held change of an order right away, instead of waiting until it can no longer be undone. */
export const sendNow = (page: Page) => page.getByRole('button', { name: 'Send now', exact: true }).click();

/** The details of the open order, if its name contains the word. */
export const orderDetails = (page: Page, word: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: word }) });
