import type { AuditEntry, AuditSubject } from '@kindcrate/contract/audit';
import { interpolate } from '../../../lib/interpolate.ts';

interface Words {
  /** What is said of an act; with `{actor}`, `{subject}` and `{title}` in it. */
  acts: Record<string, string>;
  /** What is said of any other; with `{action}` in it too. */
  otherAct: string;
  subjects: Record<AuditSubject, string>;
  /** The title of what is not there any more. */
  gone: string;
}

/** Says in a sentence who did what to what. */
export function describeEntry(
  { actor, action, subject }: AuditEntry,
  { acts, otherAct, subjects, gone }: Words,
): string {
  return interpolate(acts[action] ?? otherAct, {
    actor: actor.username,
    action,
    subject: subjects[subject.kind],
    title: subject.title ?? gone,
  });
}
