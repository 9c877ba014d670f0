import { ApiError } from '../lib/api-error.ts';
import { claimLookupEndpoint } from '../lib/claim-link.build.ts';
import { read } from '../lib/read.ts';
import { createResource } from './resource.ts';

/** The code in the fragment of the page's URL. The code stays there, so that people can return to the page after a login. */
export function readClaimCode(): string {
  // The workbench is rendered on the server, which has no location.
  return globalThis.location?.hash.slice(1) ?? '';
}

/**
 * The gift whose link was opened; null without a code. Fails as "not found" if the link no longer works, so that nobody is
 * offered a retry.
 */
export const claimableGift = createResource(async () => {
  const code = readClaimCode();
  if (!code) return null;
  try {
    return (await read(claimLookupEndpoint, { body: { code } })).data;
  } catch (error) {
    throw error instanceof ApiError && error.code === 'link_invalid' ? new ApiError(404) : error;
  }
});
