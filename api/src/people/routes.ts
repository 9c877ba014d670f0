import { listPeopleEndpoint, type Person, updatePersonEndpoint } from '@kindcrate/contract/staff-people';
import { Failure } from '../failure.ts';
import { accountOf, sessionEnded } from '../http/authentication.ts';
import type { AddRoute } from '../http/endpoints.ts';
import { readPlace } from '../paging/cursor.ts';
import { writePage } from '../paging/page.ts';
import type { Services } from '../services.ts';
import { successText } from '../texts/texts.ts';
import { changePerson } from './change-person.ts';
import { findPerson, listPeople } from './repository.ts';

export function addPeopleRoutes(answer: AddRoute, services: Services): void {
  const { database } = services;

  const find = async (id: string) => {
    const donor = await findPerson(database, id);
    if (!donor) throw new Failure('not_found.person');
    return donor;
  };

  answer(listPeopleEndpoint, async ({ query: { q, after } }) =>
    writePage(await listPeople(database, { q, after: readPlace(after) })),
  );

  answer(updatePersonEndpoint, async (request) => {
    const { id } = request.params;
    await find(id);
    const change = await changePerson(services, accountOf(request).userId, id, request.body);
    if (change === false) throw sessionEnded();
    const data = await find(id);
    return { success: true, message: describe(change, data), data };
  });
}

type Change = Exclude<Awaited<ReturnType<typeof changePerson>>, false>;

function describe(change: Change, { username, brand }: Person): string {
  if (!change) return successText('updatePerson.unchanged', { username });
  const { action, role, endsSessions } = change;
  if (action === 'logged out') return successText('updatePerson.loggedOut', { username });
  if (brand && !endsSessions) return successText('updatePerson.newBrand', { username, brand: brand.title });
  return successText('updatePerson.newRole', { username, role });
}
