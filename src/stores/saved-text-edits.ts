import type { BodyOf } from '@kindcrate/contract/endpoint';
import {
  createSavedTextEndpoint,
  deleteSavedTextEndpoint,
  type SavedText,
  type SavedTextKind,
  updateSavedTextEndpoint,
} from '@kindcrate/contract/saved-texts';
import { readSavedTexts, savedTexts } from './saved-texts.ts';
import { requestInSession } from './session-requests.ts';

/** Adds a saved text. Returns the API's message. @throws ApiError `conflict` if there are already as many as the API allows */
export async function addSavedText(body: BodyOf<typeof createSavedTextEndpoint>): Promise<string> {
  const { message, data } = await requestInSession(createSavedTextEndpoint, { body });
  show(data);
  return message;
}

/** Changes a saved text. Returns the API's message. @throws ApiError `conflict` if someone else saved first */
export async function editSavedText(id: string, body: BodyOf<typeof updateSavedTextEndpoint>): Promise<string> {
  const { message, data } = await requestInSession(updateSavedTextEndpoint, { parameters: { id }, body });
  show(data);
  return message;
}

/** Deletes a saved text. Returns the API's message. */
export async function deleteSavedText({ _id: id, kind }: SavedText): Promise<string> {
  const { message } = await requestInSession(deleteSavedTextEndpoint, { parameters: { id } });
  savedTexts[kind].update((texts) => texts.filter(({ _id }) => _id !== id));
  return message;
}

/** Loads the latest version of all saved texts of a kind. The current ones stay visible in the meantime. @throws ApiError */
export async function reloadSavedTexts(kind: SavedTextKind): Promise<void> {
  const texts = await readSavedTexts(kind);
  savedTexts[kind].update(() => texts);
}

/** Shows a saved text that was added or changed, at the position where the API would list it. */
function show(saved: SavedText): void {
  savedTexts[saved.kind].update((texts) =>
    [...texts.filter(({ _id }) => _id !== saved._id), saved].sort((a, b) => a.title.localeCompare(b.title, 'en')),
  );
}
