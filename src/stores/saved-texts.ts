import { listSavedTextsEndpoint, type SavedText, type SavedTextKind } from '@kindcrate/contract/saved-texts';
import { createResource, type Resource } from './resource.ts';
import { requestInSession } from './session-requests.ts';

/** @throws ApiError */
export async function readSavedTexts(kind: SavedTextKind): Promise<SavedText[]> {
  return (await requestInSession(listSavedTextsEndpoint, { query: { kind } })).result;
}

/** The reasons and replies that the desk writes often, sorted by title. */
export const savedTexts: Record<SavedTextKind, Resource<SavedText[]>> = {
  reason: createResource(() => readSavedTexts('reason')),
  reply: createResource(() => readSavedTexts('reply')),
};
