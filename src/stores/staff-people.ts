import type { BodyOf } from '@kindcrate/contract/call';
import { changeDonor, type Donor, findDonors } from '@kindcrate/contract/staff-donors';
import { requestAsDonor } from './donor-calls.ts';
import { createPages } from './key-pages.ts';

/** Everybody with an account who fits a search. */
export const staffPeople = createPages<string | undefined, Donor>(
  (q, after) => requestAsDonor(findDonors, { query: { q, after } }),
  () => undefined,
);

/** Gives somebody another role, or ends their sessions; gives what the API says of it. */
export async function changePerson(id: string, body: BodyOf<typeof changeDonor>): Promise<string> {
  const { message, data } = await requestAsDonor(changeDonor, { parameters: { id }, body });
  staffPeople.replace(data);
  return message;
}
