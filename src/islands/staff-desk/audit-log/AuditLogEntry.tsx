import type { AuditEntry } from '@kindcrate/contract/audit';
import { formatMessage } from '@kindcrate/contract/message-format';
import { orderNumber } from '@kindcrate/contract/order-number';
import { Time } from '../../../ui/time/Time.tsx';
import type { AuditLogCopy } from './copy.ts';
import { subjectHref } from './subject-href.ts';

interface Props {
  entry: AuditEntry;
  copy: AuditLogCopy;
}

/** Renders one audit entry: its time, a sentence that links to its subject, and its detail. */
export function AuditLogEntry({ entry, copy }: Props) {
  const { kind, _id } = entry.subject;
  const href = subjectHref(entry.subject);
  return (
    <div className="audit-entry">
      <p className="audit-entry__time">
        <Time at={entry.createdAt} showsTime />
      </p>
      <p className="audit-entry__text">
        {href ? <a href={href}>{describeEntry(entry, copy)}</a> : describeEntry(entry, copy)}
        {kind === 'order' && _id && <span className="audit-entry__detail">{orderNumber(_id)}</span>}
        {entry.detail && <span className="audit-entry__detail">{entry.detail}</span>}
      </p>
    </div>
  );
}

/** Describes an audit entry in one sentence: who did what to which subject. */
export function describeEntry(
  { actor, action, subject }: AuditEntry,
  copy: Omit<AuditLogCopy, 'none' | 'filter'>,
): string {
  const { nightlyJob, actions, otherAction, subjects, missingTitle } = copy;
  return formatMessage(actions[action] ?? otherAction, {
    actor: actor?.username ?? nightlyJob,
    action,
    subject: subjects[subject.kind],
    title: subject.title ?? missingTitle,
  });
}
