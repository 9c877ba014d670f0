import { formatMessage } from '@kindcrate/contract/message-format';
import { escapeHtml, linkHtml, renderButton, renderMail, renderParagraph, textHtml } from './html-mail.ts';
import type { MailContent } from './mail.ts';

/** A link in a paragraph of its own. The plain-text email shows it as `label: address`. */
export interface MailButton {
  label: string;
  /** The key of the value that contains the address. */
  link: string;
}

/** The sentences of an email, with placeholders. */
export interface MailTemplate {
  subject: string;
  paragraphs: readonly (string | MailButton)[];
}

interface Recipient {
  /** Left out for an address that nobody confirmed, because anyone may have claimed it with any username. */
  username?: string;
  email: string;
}

/** Only a URL becomes a link. An address within a string stays plain text, because a stranger may have typed it. */
type Value = string | number | URL;

/** Fills in a template. `{name}` is the recipient's username; a paragraph is left out when one of its placeholders has no value. */
export function composeMail(
  { subject, paragraphs }: MailTemplate,
  { username, email: address }: Recipient,
  optionalValues: Record<string, Value | undefined>,
): MailContent {
  const values = new Map<string, Value>();
  for (const [key, value] of Object.entries({ name: username, ...optionalValues })) {
    if (value !== undefined) values.set(key, value);
  }
  const complete = paragraphs.filter((paragraph) => placeholdersOf(paragraph).every((key) => values.has(key)));
  const title = formatMessage(subject, plainValues(values));
  return {
    to: { name: username ?? '', address },
    subject: title,
    text: `${complete.map((paragraph) => toText(paragraph, values)).join('\n\n')}\n`,
    html: renderMail(title, complete.map((paragraph) => toHtml(paragraph, values)).join('\n')),
  };
}

function toText(paragraph: string | MailButton, values: Map<string, Value>): string {
  if (typeof paragraph !== 'string') return `${paragraph.label}: ${values.get(paragraph.link)}`;
  return formatMessage(paragraph, plainValues(values));
}

function toHtml(paragraph: string | MailButton, values: Map<string, Value>): string {
  if (typeof paragraph !== 'string') return renderButton(paragraph.label, String(values.get(paragraph.link)));
  return renderParagraph(formatMessage(escapeHtml(paragraph), htmlValues(values)));
}

function plainValues(values: Map<string, Value>): Record<string, string | number> {
  return Object.fromEntries([...values].map(([key, value]) => [key, value instanceof URL ? value.href : value]));
}

function htmlValues(values: Map<string, Value>): Record<string, string | number> {
  return Object.fromEntries(
    [...values].map(([key, value]) => {
      if (value instanceof URL) return [key, linkHtml(value.href)];
      return [key, typeof value === 'string' ? textHtml(value) : value];
    }),
  );
}

/** The names in `{name}` and `{name, plural, …}`, and the link of a button. */
function placeholdersOf(paragraph: string | MailButton): string[] {
  if (typeof paragraph !== 'string') return [paragraph.link];
  return [...paragraph.matchAll(/\{(\w+)(?:,\s*plural|\})/g)].map(([, key = '']) => key);
}
