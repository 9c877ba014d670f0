import { getCoinRuleEndpoint } from '@kindcrate/contract/coins';
import type { Page } from 'playwright/test';
import { fillInDonation } from '../donation-form.ts';

/** Fills in the donation form, and waits until the API has returned 404 for the coin rule, which the given specification lacks. */
export async function fillInDonationWithoutQuote(page: Page): Promise<void> {
  const answered = page.waitForResponse(`**${getCoinRuleEndpoint.path}`);
  await fillInDonation(page);
  await answered;
}
