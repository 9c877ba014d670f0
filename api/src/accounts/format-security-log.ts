import type { SecurityEventRow } from '../database/log-rows.ts';
import { createPseudonyms } from '../security-log/pseudonyms.ts';
import { listSecurityEvents } from '../security-log/repository.ts';
import type { Services } from '../services.ts';
import { findUserByEmail } from './user-repository.ts';

const maxLines = 500;

/**
 * Formats the security log as a table for a terminal, newest events first.
 * @param email limits the table to the events of this address, whether or not it belongs to an account
 */
export async function formatSecurityLog(
  { database, tokenSecret }: Pick<Services, 'database' | 'tokenSecret'>,
  email?: string,
): Promise<string> {
  const filter = email && {
    accountId: (await findUserByEmail(database, email))?.id,
    emailHash: createPseudonyms(tokenSecret).email(email),
  };
  const events = await listSecurityEvents(database, { limit: maxLines, ...(filter && { filter }) });
  if (!events.length) return 'The security log has no matching events.';
  return [header, ...events.map(toColumns)].map(toLine).join('\n');
}

const header = ['TIME (UTC)', 'EVENT', 'ACCOUNT OR EMAIL HASH', 'NETWORK HASH'];
/** The width of each column, in characters. */
const widths = [21, 24, 38, 0];

/** The log stores only hashes of email addresses and networks. Equal hashes mean the same address or network. */
function toColumns({ created_at, kind, account_id, email_hash, network_hash }: SecurityEventRow): string[] {
  return [created_at.slice(0, 19).replace('T', ' '), kind, account_id ?? email_hash ?? '', network_hash ?? ''];
}

function toLine(columns: string[]): string {
  return columns
    .map((text, index) => text.padEnd(widths[index] ?? 0))
    .join('')
    .trimEnd();
}
