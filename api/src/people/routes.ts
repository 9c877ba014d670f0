import { listPeopleEndpoint, updatePersonEndpoint } from '@kindcrate/contract/staff-people';
import { accountOf, sessionOver } from '../http/authentication.ts';
import type { AnswerCall } from '../http/endpoints.ts';
import { notFound } from '../http/errors.ts';
import { readPlace } from '../paging/cursor.ts';
import { writePage } from '../paging/page.ts';
import type { Services } from '../services.ts';
import { changeDonor } from './change-person.ts';
import { findDonor, listDonors } from './repository.ts';

export function addStaffDonorRoutes(answer: AnswerCall, services: Services): void {
  const { database } = services;

  const find = async (id: string) => {
    const donor = await findDonor(database, id);
    if (!donor) throw notFound('There is no such account');
    return donor;
  };

  answer(listPeopleEndpoint, async ({ query: { q, after } }) =>
    writePage(await listDonors(database, { q, after: readPlace(after) })),
  );

  answer(updatePersonEndpoint, async (request) => {
    const { id } = request.params;
    await find(id);
    const change = await changeDonor(services, accountOf(request).userId, id, request.body);
    if (change === false) throw sessionOver();
    const data = await find(id);
    return { success: true, message: describe(change, data.username), data };
  });
}

type Change = Exclude<Awaited<ReturnType<typeof changeDonor>>, false>;

/** Another role ends the sessions of who has it: whoever gave it should know. */
function describe(change: Change, username: string): string {
  if (!change) return `Nothing had to be changed for ${username}`;
  const { action, role, endsSessions } = change;
  if (action === 'logged out') return `${username} is logged out everywhere`;
  return `${username} is ${role} now${endsSessions ? ', and has to log in again' : ''}`;
}
