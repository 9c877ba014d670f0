import { invitationLookupEndpoint } from '../lib/invitation.build.ts';
import { read } from '../lib/read.ts';
import { createResource } from './resource.ts';

/** The code in the fragment of the page's URL. The code stays there, so that people can reload the page, and return to it after a login. */
export function readInvitationCode(): string {
  // The workbench is rendered on the server, which has no location.
  return globalThis.location?.hash.slice(1) ?? '';
}

/** The invitation whose code is in the page's URL; null without a code. */
export const invitation = createResource(async () => {
  const code = readInvitationCode();
  return code ? (await read(invitationLookupEndpoint, { body: { code } })).data : null;
});
