import { listSavedTextsEndpoint, type SavedText } from '@kindcrate/contract/saved-texts';
import { createResource } from './resource.ts';
import { requestInSession } from './session-requests.ts';

/** The replies that the desk writes often. */
export const savedReplies = createResource<SavedText[]>(
  async () => (await requestInSession(listSavedTextsEndpoint, { query: { kind: 'reply' } })).result,
);
