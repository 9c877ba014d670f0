import type { AuditFilter } from '@kindcrate/contract/audit';
import { formatMessage } from '@kindcrate/contract/message-format';
import { useStore } from '@nanostores/react';
import { type RefObject, useEffect, useRef } from 'react';
import { $auditPeople, filterAuditLog } from '../../../stores/staff-audit-log.ts';
import type { StaffDeskCopy } from '../copy.ts';
import { PersonSearch } from './PersonSearch.tsx';
import '../../../styles/blocks/link.scss';

interface Props {
  filter: AuditFilter;
  copy: StaffDeskCopy;
}

/**
 * Shows the person to whom the audit log is narrowed, with a button that lists everyone's entries, or else a search for a person. Links
 * on a person's page also narrow the audit log to that person.
 */
export function AuditLogPeople({ filter, copy: desk }: Props) {
  const { actor, about, ...rest } = filter;
  const people = useStore($auditPeople);
  const root = useRef<HTMLDivElement>(null);
  const showsEveryone = actor === undefined && about === undefined;
  useFocusAfterChange(root, showsEveryone);
  const copy = desk.auditLog.filter;
  const toValues = (name: string | null) => ({ name: name ?? copy.unknownPerson });
  return (
    <div ref={root}>
      {showsEveryone ? (
        <PersonSearch filter={filter} copy={desk} />
      ) : (
        <p tabIndex={-1}>
          {actor !== undefined && <b>{formatMessage(copy.actor, toValues(people.actor))}</b>}{' '}
          {about !== undefined && <b>{formatMessage(copy.about, toValues(people.about))}</b>}{' '}
          <button className="link" type="button" onClick={() => void filterAuditLog(rest)}>
            {copy.everyone}
          </button>
        </p>
      )}
    </div>
  );
}

/** Moves the focus to the element that has replaced the pressed button. */
function useFocusAfterChange(root: RefObject<HTMLElement | null>, showsEveryone: boolean): void {
  const before = useRef(showsEveryone);
  useEffect(() => {
    if (before.current !== showsEveryone) root.current?.querySelector<HTMLElement>('input, [tabindex]')?.focus();
    before.current = showsEveryone;
  }, [root, showsEveryone]);
}
