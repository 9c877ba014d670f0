import type { Page } from 'playwright/test';

/** The orders that the queue shows. */
export const orderRows = (page: Page) => page.getByRole('list', { name: 'Orders' }).getByRole('article');

/** The order with a word in its name. */
export const orderRow = (page: Page, word: string) =>
  orderRows(page).filter({ has: page.getByRole('heading', { name: word }) });
