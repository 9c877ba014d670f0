import { formatMessage } from '@kindcrate/contract/message-format';
import type { StaffNeed } from '@kindcrate/contract/staff-needs';
import type { NeedsCopy } from './copy.ts';

interface Props {
  need: StaffNeed;
  copy: NeedsCopy;
}

/** How many of the wanted pieces have been received. */
export function NeedProgress({ need: { target, received }, copy }: Props) {
  if (target === null) return <p className="need__progress">{formatMessage(copy.always, { received })}</p>;
  return (
    <div className="need__progress">
      {/* Hidden from screen readers, because the sentence below says the same. */}
      <progress className="need__bar" max={target} value={Math.min(received, target)} aria-hidden="true" />
      <p>{formatMessage(copy.progress, { received, target })}</p>
      {received >= target && <p className="need__note">{copy.reached}</p>}
    </div>
  );
}
