import {
  blockPersonEndpoint,
  listPeopleEndpoint,
  type Person,
  updatePersonEndpoint,
} from '@kindcrate/contract/staff-people';
import { requireRecentLogin } from '../accounts/recent-login.ts';
import { Failure } from '../failure.ts';
import { accountOf } from '../http/authentication.ts';
import type { AddRoute } from '../http/endpoints.ts';
import { decodeCursor, toPageReply } from '../paging/page.ts';
import type { Services } from '../services.ts';
import { successText } from '../texts/texts.ts';
import { blockPerson } from './block-person.ts';
import { changePerson, type PersonChange } from './change-person.ts';
import { findPeople } from './find-people.ts';
import { addPersonRoutes } from './person-routes.ts';
import { findPerson } from './repository.ts';

export function addPeopleRoutes(route: AddRoute, services: Services): void {
  const { database } = services;
  addPersonRoutes(route, services);

  const requirePerson = async (id: string) => {
    const person = await findPerson(database, id);
    if (!person) throw new Failure('not_found.person');
    return person;
  };

  route(listPeopleEndpoint, async ({ query: { q, after } }) =>
    toPageReply(await findPeople(database, { q, after: decodeCursor(after) })),
  );

  route(updatePersonEndpoint, async (request) => {
    const { id } = request.params;
    const account = accountOf(request);
    const { role, brand, organization } = request.body;
    // Ending sessions requires no recent login, because staff must be able to stop someone immediately.
    if (role !== undefined || brand !== undefined || organization !== undefined) requireRecentLogin(account);
    await requirePerson(id);
    const change = await changePerson(services, account.userId, id, request.body);
    const data = await requirePerson(id);
    return { success: true, message: describe(change, data), data };
  });

  route(blockPersonEndpoint, async (request) => {
    const { id } = request.params;
    await requirePerson(id);
    const isChanged = await blockPerson(services, accountOf(request).userId, id, request.body);
    const data = await requirePerson(id);
    const action = request.body.blocked ? 'blocked' : 'unblocked';
    const { username } = data;
    return {
      success: true,
      message: successText(`blockPerson.${isChanged ? action : 'unchanged'}`, { username }),
      data,
    };
  });
}

function describe(change: PersonChange | undefined, { username, brand, organization }: Person): string {
  if (!change) return successText('updatePerson.unchanged', { username });
  const { action, role, endsSessions } = change;
  if (action === 'logged out') return successText('updatePerson.loggedOut', { username });
  const workplace = brand ?? organization;
  if (workplace && !endsSessions) {
    return successText('updatePerson.newWorkplace', { username, workplace: workplace.title });
  }
  return successText('updatePerson.newRole', { username, role });
}
