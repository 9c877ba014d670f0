import type { BodyOf } from '@kindcrate/contract/endpoint';
import type { StaffNeed, updateNeedEndpoint } from '@kindcrate/contract/staff-needs';
import { auditDetail } from '../texts/texts.ts';

type NeedFields = Omit<BodyOf<typeof updateNeedEndpoint>, 'revision'>;

/** The fields whose changes the audit log mentions, in addition to a new state. */
const mentionedFields = ['category', 'words', 'target', 'urgent', 'until', 'reason'] as const;

/**
 * Describes an edit of a need for the audit log: its new state, and which other fields have changed.
 * @returns undefined when the edit changes nothing.
 */
export function describeNeedEdit(before: StaffNeed, after: NeedFields): string | undefined {
  const empty = { target: null, urgent: false, until: null, reason: null };
  const sent = Object.fromEntries(Object.entries(after).filter(([, value]) => value !== undefined));
  const values: Record<string, unknown> = { ...empty, ...sent };
  const details = mentionedFields
    .filter((name) => values[name] !== before[name])
    .map((name) => auditDetail(`changed.${name}`));
  if (after.state !== before.state) details.unshift(auditDetail(`needState.${after.state}`));
  return details.length ? details.join(', ') : undefined;
}
