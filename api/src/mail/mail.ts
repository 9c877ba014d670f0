import type { Database } from '../database/database.ts';
import type { CalendarEntry } from './calendar-file.ts';

export interface MailContent {
  to: { name: string; address: string };
  subject: string;
  text: string;
  /** The same email as a complete HTML document. */
  html: string;
  /**
   * Where email clients send a POST request when the reader unsubscribes (RFC 8058); only in emails that people can
   * unsubscribe from.
   */
  oneClickUnsubscribe?: string;
  /** The entry in the attached calendar file, if there is one. */
  calendar?: CalendarEntry | undefined;
}

/** An email to one person. */
export interface Mail extends MailContent {
  /** The id of its outbox message. It becomes the Message-ID, so that email clients recognize a second delivery. */
  id: string;
  /** When the event that the email is about happened. */
  date: Date;
}

/** Resolves once the mail server has accepted the email; rejects when the signal aborts it. */
export type SendMail = (mail: Mail, cancel?: AbortSignal) => Promise<void>;

/**
 * Writes the email for the payload of an outbox message.
 * @returns `drop` when the email must not be sent, for instance to an address that is not confirmed; undefined when its topic,
 * such as an order, no longer exists.
 */
export type WriteMail = (
  database: Database,
  payload: string,
  publicUrl: string,
) => Promise<MailContent | 'drop' | undefined>;

/** The writers of all features, by the kind of their outbox messages. */
export type MailWriters = Readonly<Record<string, WriteMail>>;
