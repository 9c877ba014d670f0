import type { FieldMessages } from '@kindcrate/contract/check';
import { formatMessage } from '@kindcrate/contract/message-format';

/**
 * Adds the number of the item to messages about items, because the fields of all items have the same labels.
 * @param text with `{number}` and `{message}`
 */
export function addItemNumbers(messages: FieldMessages, text: string): FieldMessages {
  const numbered = Object.entries(messages).map(([field, message]) => {
    const [, index] = /^items\.(\d+)\./.exec(field) ?? [];
    return [field, index ? formatMessage(text, { number: Number(index) + 1, message }) : message];
  });
  return Object.fromEntries(numbered);
}
