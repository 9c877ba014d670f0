import { getCoinRuleEndpoint } from '@kindcrate/contract/coins';
import type { Page } from 'playwright/test';
import { fillInDonation } from '../donation-form.ts';

/** Fills in the donation form, and waits until the API has answered 404 to the request for the coin rule, which is ours. */
export async function fillInQuotedDonation(page: Page): Promise<void> {
  const answered = page.waitForResponse(`**${getCoinRuleEndpoint.path}`);
  await fillInDonation(page);
  await answered;
}
