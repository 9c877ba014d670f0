import { claimGiftEndpoint } from '@kindcrate/contract/claim-links';
import { readClaimCode } from './claim-link.ts';
import { requestInSession } from './session-requests.ts';

/** Adds the gift whose link was opened to the account that is logged in. Returns the API's message. @throws ApiError */
export async function claimGift(): Promise<string> {
  return (await requestInSession(claimGiftEndpoint, { body: { code: readClaimCode() } })).message;
}
