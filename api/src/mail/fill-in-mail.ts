import { formatMessage, type MessageValues } from '@kindcrate/contract/message-format';
import type { MailContent } from './mail.ts';

/** The words of an e-mail. A name in braces stands for what is filled in; a line whose name has nothing to fill in is left out. */
export interface MailText {
  subject: string;
  /** A paragraph each. */
  lines: string[];
}

type Values = Record<string, string | number | undefined>;

/** Writes an e-mail to somebody, whose name is `{name}`. */
export function fillInMail(
  { subject, lines }: MailText,
  { username: name, email: address }: { username: string; email: string },
  given: Values,
): MailContent {
  const values = { name, ...given };
  return {
    to: { name, address },
    subject: fillIn(subject, values) ?? subject,
    text: `${lines.flatMap((line) => fillIn(line, values) ?? []).join('\n\n')}\n`,
  };
}

function fillIn(line: string, values: Values): string | undefined {
  const names = [...line.matchAll(/\{(\w+)[,}]/g)].map(([, name = '']) => name);
  if (names.some((name) => values[name] === undefined)) return undefined;
  return formatMessage(line, values as MessageValues);
}
