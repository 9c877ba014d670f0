import type { Page } from 'playwright/test';
import type { Donor } from '../accounts.ts';

/**
 * Fills in the login form of a page on which all files that match a pattern fail to load. Returns an array to which the HTTP
 * method of each later login request is added.
 */
export async function fillInLoginWithoutFiles(
  page: Page,
  files: string,
  { email, password }: Donor,
): Promise<string[]> {
  const methods: string[] = [];
  page.on('request', (request) => request.url().endsWith('/Login') && methods.push(request.method()));
  await page.route(files, (route) => route.abort());
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  return methods;
}
