import type { Page } from 'playwright/test';

/** The orders that the queue lists. */
export const orderRows = (page: Page) => page.getByRole('list', { name: 'Orders' }).getByRole('listitem');

/** The links of the rows, each named after its order. */
export const orderLinks = (page: Page) => orderRows(page).getByRole('link');

/** Sends the held change of an order immediately, instead of when it can no longer be undone. */
export const sendNow = (page: Page) => page.getByRole('button', { name: 'Send now', exact: true }).click();

/** The details of the order with a word in its name, if it is open. */
export const orderDetails = (page: Page, word: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: word }) });
