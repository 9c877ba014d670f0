import type { Page } from 'playwright/test';

/** The orders that the desk shows. */
export const rows = (page: Page) => page.getByRole('list', { name: 'Orders' }).getByRole('article');

/** The one with a word in its name. */
export const row = (page: Page, word: string) => rows(page).filter({ has: page.getByRole('heading', { name: word }) });
