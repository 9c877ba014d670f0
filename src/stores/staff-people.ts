import type { BodyOf } from '@kindcrate/contract/call';
import { changeDonor, type Donor, findDonors } from '@kindcrate/contract/staff-donors';
import { createPages } from './key-pages.ts';
import { requestInSession } from './session-calls.ts';

/** Everybody with an account who fits a search. */
export const staffPeople = createPages<string | undefined, Donor>(
  (q, after) => requestInSession(findDonors, { query: { q, after } }),
  () => undefined,
);

/** Gives somebody another role, or ends their sessions; gives what the API says of it. */
export async function changePerson(id: string, body: BodyOf<typeof changeDonor>): Promise<string> {
  const { message, data } = await requestInSession(changeDonor, { parameters: { id }, body });
  staffPeople.replace(data);
  return message;
}
