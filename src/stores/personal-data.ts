import type { BodyOf, ReplyOf } from '@kindcrate/contract/endpoint';
import {
  copyDataEndpoint,
  copyPersonDataEndpoint,
  deleteAccountEndpoint,
  deletePersonEndpoint,
} from '@kindcrate/contract/personal-data';
import { movesPrefix } from '../lib/move-storage.ts';
import { navigateTo } from '../lib/navigate-to.ts';
import { shiftPrefix } from '../lib/shift-storage.ts';
import { draftPrefix } from '../lib/storage-keys.ts';
import { unsentCopyPrefix } from '../lib/unsent-copy.ts';
import { flashNotice } from './notices.ts';
import { withRecentLogin } from './password-check.ts';
import { $user, signOut } from './session.ts';
import { requestInSession } from './session-requests.ts';

type Deletion = BodyOf<typeof deleteAccountEndpoint>;

/** Downloads everything that is stored about the person, as a ZIP file. */
export async function copyOwnData(): Promise<Blob> {
  return toBlob(await withRecentLogin(() => requestInSession(copyDataEndpoint)));
}

/** Downloads everything that is stored about a person who asked staff for it. */
export async function copyPersonData(id: string): Promise<Blob> {
  return toBlob(await withRecentLogin(() => requestInSession(copyPersonDataEndpoint, { parameters: { id } })));
}

/** Deletes the account, removes its drafts from this device, and opens the login page with the API's message. */
export async function deleteOwnAccount(body: Deletion): Promise<void> {
  const account = $user.get()?.sub;
  const { message } = await withRecentLogin(() => requestInSession(deleteAccountEndpoint, { body }));
  removeDrafts(account);
  signOut();
  flashNotice({ kind: 'status', text: message });
  navigateTo('/login');
}

/** Deletes the account of a person who asked staff for it. @returns the API's message */
export async function deletePerson(id: string, body: Deletion): Promise<string> {
  const send = () => requestInSession(deletePersonEndpoint, { parameters: { id }, body });
  return (await withRecentLogin(send)).message;
}

/** The contract describes a file only by its size, because the contract also runs where `Blob` does not exist. */
function toBlob(file: ReplyOf<typeof copyDataEndpoint>): Blob {
  if (!(file instanceof Blob)) throw new TypeError('The reply is not a file');
  return file;
}

/** Removes what the person typed and never sent. The keys of drafts end with the id of their account. */
function removeDrafts(account: string | undefined): void {
  const prefixes = [draftPrefix, shiftPrefix, movesPrefix, unsentCopyPrefix];
  const isOwn = (key: string) => key.endsWith(`:${account}`) && prefixes.some((prefix) => key.startsWith(prefix));
  for (const key of Object.keys(localStorage)) if (isOwn(key)) localStorage.removeItem(key);
}
