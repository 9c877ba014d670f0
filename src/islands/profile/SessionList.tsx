import { formatMessage } from '@kindcrate/contract/message-format';
import type { Session } from '@kindcrate/contract/sessions';
import { AsyncButton } from '../../ui/async-button/AsyncButton.tsx';
import { TimeSentence } from '../../ui/time/Time.tsx';
import type { SessionsCopy } from './copy.ts';

interface Props {
  sessions: Session[];
  /** The id of the session that is being ended. */
  pendingId: string | undefined;
  copy: SessionsCopy;
  onEnd: (id: string) => void;
}

/** One row for each device. The device in use has no button, because the header has Logout. */
export function SessionList({ sessions, pendingId, copy, onEnd }: Props) {
  return (
    <ul className="sessions__list">
      {sessions.map(({ isCurrent, ...session }) => (
        <li className="sessions__session" key={session._id}>
          <div className="sessions__device">
            <p className="sessions__name">{nameOf(session, copy)}</p>
            <p className="field__hint" id={`session-${session._id}`}>
              {isCurrent ? copy.currentDevice : <TimeSentence text={copy.lastUsed} at={session.lastUsedAt} withHour />}
            </p>
          </div>
          {!isCurrent && (
            <AsyncButton
              label={copy.end}
              isQuiet
              isPending={session._id === pendingId}
              aria-label={formatMessage(copy.endDevice, { device: nameOf(session, copy) })}
              aria-describedby={`session-${session._id}`}
              onClick={() => onEnd(session._id)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

function nameOf({ browser, system }: Pick<Session, 'browser' | 'system'>, copy: SessionsCopy): string {
  if (browser && system) return formatMessage(copy.device, { browser, system });
  return browser || system || copy.unknownDevice;
}
