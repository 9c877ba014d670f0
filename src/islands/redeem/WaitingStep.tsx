import type { CollectionEntry } from 'astro:content';
import type { Redemption } from '@kindcrate/contract/redemptions';
import { interpolate } from '../../lib/interpolate.ts';
import { timeOfDay } from '../../lib/time-of-day.ts';
import { Spinner } from '../../ui/spinner/Spinner.tsx';

interface Props {
  copy: CollectionEntry<'redeem'>['data']['waiting'];
  redemption: Redemption;
  isOffline: boolean;
}

/** The donor has the word. */
export function WaitingStep({ copy, redemption: { firstName, coins, expiresAt }, isOffline }: Props) {
  return (
    <>
      <h2 className="redeem-desk__title" tabIndex={-1}>
        {interpolate(copy.title, { name: firstName, coins })}
      </h2>
      <Spinner label={copy.status} />
      <p>{interpolate(copy.until, { time: timeOfDay(expiresAt) })}</p>
      {isOffline && (
        <p className="notice notice--alert" role="alert">
          {copy.offline}
        </p>
      )}
    </>
  );
}
