import type { BodyOf } from '@kindcrate/contract/endpoint';
import { previewCatalogEntryEndpoint } from '@kindcrate/contract/staff-catalog-preview';
import { requestInSession } from './session-requests.ts';

/** Renders the pages that show an entry with these values. Nothing is stored. */
export async function previewEntry(body: BodyOf<typeof previewCatalogEntryEndpoint>) {
  return (await requestInSession(previewCatalogEntryEndpoint, { body })).data;
}
