import type { Page } from 'playwright/test';
import type { Donor } from './accounts.ts';

/** Fills in and submits the login form of the open page. (The fixture `signInDonor` starts a session without the form.) */
export async function logIn(page: Page, { email, password }: Pick<Donor, 'email' | 'password'>): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}
