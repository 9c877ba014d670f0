import {
  createSavedTextEndpoint,
  deleteSavedTextEndpoint,
  listSavedTextsEndpoint,
  updateSavedTextEndpoint,
} from '@kindcrate/contract/saved-texts';
import { accountOf } from '../http/authentication.ts';
import type { AddRoute } from '../http/endpoints.ts';
import type { Services } from '../services.ts';
import { successText } from '../texts/texts.ts';
import { addSavedText, editSavedText, removeSavedText } from './edit-saved-text.ts';
import { listSavedTexts } from './repository.ts';

/** Adds the routes for saved texts. Everyone at the desk can use them, but only staff can edit them. */
export function addSavedTextRoutes(route: AddRoute, services: Services): void {
  route(listSavedTextsEndpoint, async ({ query }) => ({ result: await listSavedTexts(services.database, query.kind) }));

  route(createSavedTextEndpoint, async (request, reply) => {
    const data = await addSavedText(services, accountOf(request).userId, request.body);
    reply.code(201);
    return { success: true, message: successText('createSavedText', { title: data.title }), data };
  });

  route(updateSavedTextEndpoint, async (request) => {
    const edit = { id: request.params.id, editorId: accountOf(request).userId };
    const data = await editSavedText(services, edit, request.body);
    return { success: true, message: successText('updateSavedText', { title: data.title }), data };
  });

  route(deleteSavedTextEndpoint, async (request) => {
    const title = await removeSavedText(services, { id: request.params.id, editorId: accountOf(request).userId });
    return { success: true, message: successText('deleteSavedText', { title }) };
  });
}
