import type { AuditFilter } from '@kindcrate/contract/audit';
import { formatMessage } from '@kindcrate/contract/message-format';
import { useStore } from '@nanostores/react';
import { $auditPeople, filterAuditLog } from '../../../stores/staff-audit-log.ts';
import type { AuditFilterCopy } from './copy.ts';
import '../../../styles/blocks/link.scss';

interface Props {
  filter: AuditFilter;
  copy: AuditFilterCopy;
}

/** Whose entries are listed, with a button that lists those of everyone. Links on a person's page set this filter. */
export function AuditLogPeople({ filter: { actor, about, ...rest }, copy }: Props) {
  const people = useStore($auditPeople);
  if (actor === undefined && about === undefined) return null;
  const nameOf = (name: string | null) => ({ name: name ?? copy.unknownPerson });
  return (
    <p>
      {actor !== undefined && <b>{formatMessage(copy.actor, nameOf(people.actor))}</b>}{' '}
      {about !== undefined && <b>{formatMessage(copy.about, nameOf(people.about))}</b>}{' '}
      <button className="link" type="button" onClick={() => void filterAuditLog(rest)}>
        {copy.everyone}
      </button>
    </p>
  );
}
