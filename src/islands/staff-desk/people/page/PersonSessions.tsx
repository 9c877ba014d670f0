import type { Session } from '@kindcrate/contract/sessions';
import { useEffect, useRef } from 'react';
import type { PersonLists } from '../../../../stores/staff-person.ts';
import { ActionNotice } from '../../../../ui/async-button/ActionNotice.tsx';
import { AsyncButton } from '../../../../ui/async-button/AsyncButton.tsx';
import { useAsyncAction } from '../../../../ui/async-button/use-async-action.ts';
import type { ListCopy } from '../../../../ui/paged-list/PagedList.tsx';
import { useResource } from '../../../../ui/resource/use-resource.ts';
import { Spinner } from '../../../../ui/spinner/Spinner.tsx';
import { TimeSentence } from '../../../../ui/time/TimeSentence.tsx';
import { TryAgain } from '../../../../ui/try-again/TryAgain.tsx';
import type { PersonPageCopy } from './copy.ts';
import { PersonCard } from './PersonCard.tsx';

interface Props {
  lists: PersonLists;
  /** How many sessions the person has, according to the person's latest data. */
  count: number;
  listCopy: ListCopy;
  copy: PersonPageCopy['sessions'];
}

/** The devices on which a person is logged in, with buttons that log them out one by one. */
export function PersonSessions({ lists, count, listCopy, copy }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const { state, data } = useResource(lists.sessions);
  useReloadAfterChange(lists, count);
  const action = useAsyncAction(copy.failure);
  const end = async (id: string) => {
    await action.run(() => lists.endSession(id));
    // The focused button has disappeared with its session.
    if (document.activeElement === document.body) root.current?.focus();
  };
  return (
    <PersonCard title={copy.title}>
      <div ref={root} tabIndex={-1}>
        {state === 'failed' && (
          <TryAgain text={listCopy.failed} label={listCopy.tryAgain} onRetry={() => void lists.sessions.reload()} />
        )}
        {state !== 'failed' && !data && <Spinner label={listCopy.loading} />}
        {data?.length === 0 && <p className="person-card__lead">{copy.none}</p>}
        <ul className="person-card__list">
          {data?.map((session) => (
            <li className="person-row" key={session._id}>
              <SessionText session={session} copy={copy} />
              {!session.isCurrent && (
                <span className="person-row__end">
                  <AsyncButton
                    label={copy.end}
                    isQuiet
                    isPending={action.isPending}
                    id={`end-${session._id}`}
                    aria-labelledby={`end-${session._id} device-${session._id}`}
                    onClick={() => void end(session._id)}
                  />
                </span>
              )}
            </li>
          ))}
        </ul>
        <ActionNotice action={action} />
      </div>
    </PersonCard>
  );
}

/** Reloads the sessions when their number has changed: a new role, a block or the button *Log out everywhere* ends all of them. */
function useReloadAfterChange({ sessions }: PersonLists, count: number): void {
  const before = useRef(count);
  useEffect(() => {
    if (before.current !== count) void sessions.reload();
    before.current = count;
  }, [sessions, count]);
}

function SessionText({ session, copy }: { session: Session; copy: PersonPageCopy['sessions'] }) {
  const { _id, browser, system, isCurrent, lastUsedAt } = session;
  return (
    <>
      <b className="person-row__main" id={`device-${_id}`}>
        {[browser, system].filter(Boolean).join(', ') || copy.unknown}
      </b>
      <span className="person-row__soft">
        {isCurrent ? copy.current : <TimeSentence text={copy.lastUsed} at={lastUsedAt} showsHour />}
      </span>
    </>
  );
}
