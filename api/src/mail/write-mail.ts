import type { Database } from '../database/open-database.ts';
import type { MailContent } from './mail.ts';

type WriteMail = (database: Database, payload: string, publicUrl: string) => Promise<MailContent | undefined>;

/** By the kinds of messages that become emails. */
export type MailWriters = Record<string, WriteMail>;

/** Writes the email that a message of the outbox becomes. */
export async function writeMail(
  writers: MailWriters,
  database: Database,
  { kind, payload }: { kind: string; payload: string },
  publicUrl: string,
): Promise<MailContent> {
  const content = await writers[kind]?.(database, payload, publicUrl);
  if (!content) throw new Error('a message outlived what it is about');
  return content;
}
