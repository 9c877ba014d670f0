import { formatMessage, type MessageValues } from '@kindcrate/contract/message-format';
import type { MailContent } from './mail.ts';

/** The sentences of an email, with placeholders. */
interface MailTemplate {
  subject: string;
  paragraphs: readonly string[];
}

interface Recipient {
  username: string;
  email: string;
}

/** Fills in a template. `{name}` is the recipient; a paragraph is left out when one of its placeholders has no value. */
export function composeMail(
  { subject, paragraphs }: MailTemplate,
  { username: name, email: address }: Recipient,
  optionalValues: Record<string, string | number | undefined>,
): MailContent {
  const values: MessageValues = { name };
  for (const [key, value] of Object.entries(optionalValues)) if (value !== undefined) values[key] = value;
  const complete = paragraphs.filter((paragraph) => placeholdersOf(paragraph).every((key) => key in values));
  return {
    to: { name, address },
    subject: formatMessage(subject, values),
    text: `${complete.map((paragraph) => formatMessage(paragraph, values)).join('\n\n')}\n`,
  };
}

/** The names in `{name}` and `{name, plural, …}`. */
function placeholdersOf(template: string): string[] {
  return [...template.matchAll(/\{(\w+)(?:,\s*plural|\})/g)].map(([, key = '']) => key);
}
