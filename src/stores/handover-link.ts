import { ApiError } from '../lib/api-error.ts';
import { handoverLookupEndpoint } from '../lib/handover-link.build.ts';
import { read } from '../lib/read.ts';
import { createResource } from './resource.ts';

/** The code in the fragment of the page's URL. The code stays there, so that the page can be reloaded until the code expires. */
export function readHandoverCode(): string {
  // The workbench is rendered on the server, which has no location.
  return globalThis.location?.hash.slice(1) ?? '';
}

/**
 * The handover whose link was opened; null without a code. Fails as "not found" if the link is no longer valid, so that nobody is
 * offered a retry.
 */
export const linkedHandover = createResource(async () => {
  const code = readHandoverCode();
  if (!code) return null;
  try {
    return (await read(handoverLookupEndpoint, { body: { code } })).data;
  } catch (error) {
    throw error instanceof ApiError && error.code === 'link_invalid' ? new ApiError(404) : error;
  }
});
