import { formatMessage, type MessageValues } from '@kindcrate/contract/message-format';
import { apiDocs } from './en-api-docs.ts';

/** The wording of the API's documentation, in a separate module, because few servers ever need it. */
export const apiDocsTexts = apiDocs;

type TextKey<Group> = { [K in keyof Group]: Group[K] extends string ? K : never }[keyof Group];

export function apiDocsText(key: TextKey<typeof apiDocs>, values: MessageValues = {}): string {
  return formatMessage(apiDocs[key], values, 'en');
}

export function docsPageText(key: TextKey<typeof apiDocs.page>, values: MessageValues = {}): string {
  return formatMessage(apiDocs.page[key], values, 'en');
}
