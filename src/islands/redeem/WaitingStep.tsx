import { formatMessage } from '@kindcrate/contract/message-format';
import type { Redemption } from '@kindcrate/contract/redemptions';
import { timeOfDay } from '../../lib/time-of-day.ts';
import { Spinner } from '../../ui/spinner/Spinner.tsx';
import type { WaitingStepCopy } from './copy.ts';

interface Props {
  copy: WaitingStepCopy;
  redemption: Redemption;
  isOffline: boolean;
}

/** The third step: waiting until the donor approves or refuses. */
export function WaitingStep({ copy, redemption: { firstName, coins, expiresAt }, isOffline }: Props) {
  return (
    <>
      <h2 className="redeem-steps__title" tabIndex={-1}>
        {formatMessage(copy.title, { name: firstName, coins })}
      </h2>
      <Spinner label={copy.status} />
      <p>{formatMessage(copy.until, { time: timeOfDay(expiresAt) })}</p>
      {isOffline && (
        <p className="notice notice--alert" role="alert">
          {copy.offline}
        </p>
      )}
    </>
  );
}
