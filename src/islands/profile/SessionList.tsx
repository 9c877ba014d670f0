import { formatMessage } from '@kindcrate/contract/message-format';
import type { Session } from '@kindcrate/contract/sessions';
import { AsyncButton } from '../../ui/async-button/AsyncButton.tsx';
import { TimeSentence } from '../../ui/time/TimeSentence.tsx';
import type { SessionsCopy } from './copy.ts';

interface Props {
  sessions: Session[];
  /** The id of the session that is being ended. */
  pendingId: string | undefined;
  copy: SessionsCopy;
  onEnd: (id: string) => void;
}

/**
 * One row for each device. The device in use has no button, because Logout in the header ends its session. The time of the login
 * includes the minute; the time of the last use is known only to the hour.
 */
export function SessionList({ sessions, pendingId, copy, onEnd }: Props) {
  const names = nameDevices(sessions, copy);
  return (
    <ul className="sessions__list">
      {sessions.map(({ isCurrent, ...session }, index) => (
        <li className="sessions__session" key={session._id}>
          <div className="sessions__device">
            <p className="sessions__name">{names[index]}</p>
            <div className="field__hint" id={`session-${session._id}`}>
              <p>
                {isCurrent ? (
                  copy.currentDevice
                ) : (
                  <TimeSentence text={copy.lastUsed} at={session.lastUsedAt} showsHour />
                )}
              </p>
              <p>
                <TimeSentence text={copy.loggedIn} at={session.loggedInAt} showsTime />
              </p>
            </div>
          </div>
          {!isCurrent && (
            <AsyncButton
              label={copy.end}
              isQuiet
              isPending={session._id === pendingId}
              aria-label={formatMessage(copy.endDevice, { device: names[index] ?? '' })}
              aria-describedby={`session-${session._id}`}
              onClick={() => onEnd(session._id)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

/** The name of each device. Devices with the same name are numbered. */
function nameDevices(sessions: Session[], copy: SessionsCopy): string[] {
  const devices = sessions.map((session) => nameOf(session, copy));
  return devices.map((device, index) => {
    const isSame = (other: string) => other === device;
    const count = devices.filter(isSame).length;
    if (count === 1) return device;
    const number = devices.slice(0, index + 1).filter(isSame).length;
    return formatMessage(copy.numberedDevice, { device, number, count });
  });
}

function nameOf({ browser, system }: Pick<Session, 'browser' | 'system'>, copy: SessionsCopy): string {
  if (browser && system) return formatMessage(copy.device, { browser, system });
  return browser || system || copy.unknownDevice;
}
