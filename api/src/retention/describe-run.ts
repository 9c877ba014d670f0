import { auditDetail } from '../texts/texts.ts';
import type { Counts } from './run-repository.ts';

/** The kinds of data that the nightly job removes, in the order in which the audit log names them. */
const removedKinds = [
  'messages',
  'threads',
  // Records in the outbox; the next kind is the files in the mail folder.
  'emails',
  'emailFiles',
  'photos',
  // Pictures that staff have uploaded for the site's copy.
  'pictures',
  'accounts',
  'invitations',
  'securityEvents',
  // Rows of several kinds that nothing can use any longer, such as sessions, codes and counters.
  'expired',
] as const;

export type RemovedKind = (typeof removedKinds)[number];

/** Describes a run for the audit log: how much of each kind of data was removed, and nothing else. */
export function describeRun(counts: Counts): string {
  const removed = removedKinds.flatMap((kind) => {
    const count = counts[kind];
    return count ? auditDetail(`removed.${kind}`, { count }) : [];
  });
  return removed.length ? removed.join(', ') : auditDetail('removed.nothing');
}
