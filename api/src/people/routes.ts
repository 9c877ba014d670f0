import { listPeopleEndpoint, type Person, updatePersonEndpoint } from '@kindcrate/contract/staff-people';
import { Failure } from '../failure.ts';
import { accountOf } from '../http/authentication.ts';
import type { AddRoute } from '../http/endpoints.ts';
import { decodeCursor, toPageReply } from '../paging/page.ts';
import type { Services } from '../services.ts';
import { successText } from '../texts/texts.ts';
import { changePerson, type PersonChange } from './change-person.ts';
import { findPerson, listPeople } from './repository.ts';

export function addPeopleRoutes(route: AddRoute, services: Services): void {
  const { database } = services;

  const find = async (id: string) => {
    const person = await findPerson(database, id);
    if (!person) throw new Failure('not_found.person');
    return person;
  };

  route(listPeopleEndpoint, async ({ query: { q, after } }) =>
    toPageReply(await listPeople(database, { q, after: decodeCursor(after) })),
  );

  route(updatePersonEndpoint, async (request) => {
    const { id } = request.params;
    await find(id);
    const change = await changePerson(services, accountOf(request).userId, id, request.body);
    const data = await find(id);
    return { success: true, message: describe(change, data), data };
  });
}

function describe(change: PersonChange | undefined, { username, brand }: Person): string {
  if (!change) return successText('updatePerson.unchanged', { username });
  const { action, role, endsSessions } = change;
  if (action === 'logged out') return successText('updatePerson.loggedOut', { username });
  if (brand && !endsSessions) return successText('updatePerson.newBrand', { username, brand: brand.title });
  return successText('updatePerson.newRole', { username, role });
}
