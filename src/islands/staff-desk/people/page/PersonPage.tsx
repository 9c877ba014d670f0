import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { removePerson } from '../../../../stores/staff-people.ts';
import { createPersonLists, openPerson } from '../../../../stores/staff-person.ts';
import { Spinner } from '../../../../ui/spinner/Spinner.tsx';
import { TryAgain } from '../../../../ui/try-again/TryAgain.tsx';
import type { StaffDeskCopy } from '../../copy.ts';
import { showPeople } from '../use-open-person.ts';
import { PersonParts } from './PersonParts.tsx';
import './person.scss';
import '../../../../styles/blocks/link.scss';

interface Props {
  id: string;
  copy: StaffDeskCopy;
}

/** Everything about one person. */
export function PersonPage({ id, copy }: Props) {
  // Until this person has loaded, the store may still contain the previous one.
  const { data, ...opened } = useStore(openPerson.$state);
  const [lists] = useState(() => createPersonLists(id));
  const [deletionMessage, setDeletionMessage] = useState<string>();
  const notice = useRef<HTMLParagraphElement>(null);
  useEffect(() => void openPerson.reload(), []);
  useEffect(() => {
    // The focused button has disappeared with the person.
    if (deletionMessage !== undefined) notice.current?.focus();
  }, [deletionMessage]);
  const showDeletion = (message: string) => {
    setDeletionMessage(message);
    removePerson(id);
  };
  const { page } = copy.people;
  const isNotFound = opened.state === 'failed' && opened.isNotFound;
  return (
    <div className="person">
      <button className="link person__back" type="button" onClick={showPeople}>
        {page.back}
      </button>
      {deletionMessage !== undefined && (
        <p className="notice notice--status" role="status" ref={notice} tabIndex={-1}>
          {deletionMessage}
        </p>
      )}
      {deletionMessage === undefined && data?._id === id && (
        <PersonParts person={data} lists={lists} copy={copy} onDeleted={showDeletion} />
      )}
      {deletionMessage === undefined && data?._id !== id && opened.state !== 'failed' && (
        <Spinner label={copy.list.loading} />
      )}
      {isNotFound && <p role="alert">{page.missing}</p>}
      {opened.state === 'failed' && !isNotFound && (
        <TryAgain text={copy.list.failed} label={copy.list.tryAgain} onRetry={() => void openPerson.reload()} />
      )}
    </div>
  );
}
