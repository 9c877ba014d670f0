import type { Session } from '@kindcrate/contract/sessions';
import { useRef, useState } from 'react';
import { isLoading } from '../../stores/resource.ts';
import { endOtherSessions, endSession, sessions } from '../../stores/sessions.ts';
import { ActionNotice } from '../../ui/async-button/ActionNotice.tsx';
import { AsyncButton } from '../../ui/async-button/AsyncButton.tsx';
import { useAsyncAction } from '../../ui/async-button/use-async-action.ts';
import { useResource } from '../../ui/resource/use-resource.ts';
import { Spinner } from '../../ui/spinner/Spinner.tsx';
import { TryAgain } from '../../ui/try-again/TryAgain.tsx';
import type { SessionsCopy } from './copy.ts';
import { SessionList } from './SessionList.tsx';

interface Props {
  copy: SessionsCopy;
}

/** Used instead of an id while all other sessions are being ended. */
const allOthers = 'all other sessions';

/** The devices where the person is logged in, with buttons that log them out. */
export function Sessions({ copy }: Props) {
  const root = useRef<HTMLElement>(null);
  const resource = useResource(sessions);
  const action = useAsyncAction(copy.failure);
  /** The id of the session that is being ended, or `allOthers`. */
  const [pendingId, setPendingId] = useState<string>();

  const run = async (id: string, end: () => Promise<string>) => {
    if (action.isPending) return;
    setPendingId(id);
    await action.run(end);
    setPendingId(undefined);
    // The focused button may have disappeared with its session.
    if (document.activeElement === document.body) root.current?.focus();
  };
  const retry = () => {
    root.current?.focus();
    void sessions.reload();
  };
  const list: Session[] = resource.data ?? [];

  return (
    <section className="sessions card" ref={root} tabIndex={-1} aria-labelledby="sessions-title">
      <h2 className="profile__title" id="sessions-title">
        {copy.title}
      </h2>
      {isLoading(resource) && <Spinner label={copy.loading} />}
      {resource.state === 'failed' && <TryAgain text={copy.failed} label={copy.tryAgain} onRetry={retry} />}
      {list.length > 0 && (
        <>
          <p className="field__hint">{list.length > 1 ? copy.lead : copy.onlyDevice}</p>
          <SessionList
            sessions={list}
            pendingId={action.isPending ? pendingId : undefined}
            copy={copy}
            onEnd={(id) => void run(id, () => endSession(id))}
          />
        </>
      )}
      <ActionNotice action={action} />
      {list.length > 1 && (
        <div className="button-row">
          <AsyncButton
            label={copy.endOthers}
            isQuiet
            isPending={action.isPending && pendingId === allOthers}
            onClick={() => void run(allOthers, endOtherSessions)}
          />
        </div>
      )}
    </section>
  );
}
