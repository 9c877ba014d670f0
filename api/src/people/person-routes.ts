import {
  addPersonNoteEndpoint,
  endPersonSessionEndpoint,
  getPersonEndpoint,
  listPersonCoinsEndpoint,
  listPersonNotesEndpoint,
  listPersonOrdersEndpoint,
  listPersonSessionsEndpoint,
  listPersonThreadsEndpoint,
} from '@kindcrate/contract/staff-person';
import { listOpenSessions } from '../accounts/session-repository.ts';
import { toSession } from '../accounts/to-session.ts';
import { emailKey } from '../accounts/user-repository.ts';
import { listCoinEntries } from '../coins/repository.ts';
import { Failure } from '../failure.ts';
import { accountOf } from '../http/authentication.ts';
import type { AddRoute } from '../http/endpoints.ts';
import { decodeCursor, pageSize, toPageReply } from '../paging/page.ts';
import type { Services } from '../services.ts';
import { successText } from '../texts/texts.ts';
import { addPersonNote } from './add-note.ts';
import { endPersonSession } from './end-session.ts';
import { listNotes } from './note-repository.ts';
import { listOrdersOf, sumCoins, sumRedemptions } from './person-repository.ts';
import { findPerson } from './repository.ts';
import { listThreadsOf } from './thread-repository.ts';

/** Adds the routes for the desk's page about one person. */
export function addPersonRoutes(route: AddRoute, services: Services): void {
  addPersonLists(route, services);
  addPersonChanges(route, services);
}

async function requirePerson({ database }: Services, id: string) {
  const person = await findPerson(database, id);
  if (!person) throw new Failure('not_found.person');
  return person;
}

function addPersonLists(route: AddRoute, services: Services): void {
  const { database } = services;

  route(getPersonEndpoint, async ({ params: { id } }) => {
    const person = await requirePerson(services, id);
    const redemptions = person.role === 'partner' ? await sumRedemptions(database, id) : null;
    return { data: { ...person, coins: await sumCoins(database, id), redemptions } };
  });

  route(listPersonOrdersEndpoint, async ({ params, query }) => {
    const { _id } = await requirePerson(services, params.id);
    return toPageReply(await listOrdersOf(database, _id, decodeCursor(query.after)));
  });

  route(listPersonCoinsEndpoint, async ({ params, query }) => {
    const { _id } = await requirePerson(services, params.id);
    return toPageReply(await listCoinEntries(database, _id, decodeCursor(query.after), pageSize));
  });

  route(listPersonThreadsEndpoint, async ({ params, query }) => {
    const { _id: userId, email, emailConfirmed } = await requirePerson(services, params.id);
    const key = emailConfirmed ? emailKey(email) : undefined;
    return toPageReply(await listThreadsOf(database, { userId, emailKey: key, after: decodeCursor(query.after) }));
  });

  route(listPersonSessionsEndpoint, async (request) => {
    const { _id: userId } = await requirePerson(services, request.params.id);
    const { sessionId: currentId } = accountOf(request);
    const rows = await listOpenSessions(database, { userId, currentId, now: new Date() });
    return { result: rows.map((row) => toSession(row, currentId)) };
  });

  route(listPersonNotesEndpoint, async ({ params, query }) => {
    const { _id } = await requirePerson(services, params.id);
    return toPageReply(await listNotes(database, _id, decodeCursor(query.after)));
  });
}

function addPersonChanges(route: AddRoute, services: Services): void {
  route(endPersonSessionEndpoint, async (request) => {
    const { _id: personId, username } = await requirePerson(services, request.params.id);
    const { userId: actorId } = accountOf(request);
    await endPersonSession(services, { actorId, personId, sessionId: request.body.session });
    return { success: true, message: successText('endPersonSession', { username }) };
  });

  route(addPersonNoteEndpoint, async (request) => {
    const { _id: personId } = await requirePerson(services, request.params.id);
    const { userId: actorId } = accountOf(request);
    const data = await addPersonNote(services, { actorId, personId, text: request.body.text });
    return { success: true, message: successText('addPersonNote'), data };
  });
}
