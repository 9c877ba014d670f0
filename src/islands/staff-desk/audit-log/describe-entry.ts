import type { AuditEntry, AuditSubject } from '@kindcrate/contract/audit';
import { interpolate } from '../../../lib/interpolate.ts';

interface Copy {
  /** A sentence for each action, with the placeholders `{actor}`, `{subject}` and `{title}`. */
  actions: Record<string, string>;
  /** For an action that `actions` lacks; has the placeholder `{action}` too. */
  otherAction: string;
  subjects: Record<AuditSubject, string>;
  /** Stands in for the title of a subject that no longer exists. */
  missingTitle: string;
}

/** Describes an audit entry in one sentence: who did what to which subject. */
export function describeEntry(
  { actor, action, subject }: AuditEntry,
  { actions, otherAction, subjects, missingTitle }: Copy,
): string {
  return interpolate(actions[action] ?? otherAction, {
    actor: actor.username,
    action,
    subject: subjects[subject.kind],
    title: subject.title ?? missingTitle,
  });
}
