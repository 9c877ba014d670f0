import type { HandoverStop } from '@kindcrate/contract/staff-handover-list';
import { reportOnTheWay } from '../../../stores/staff-handovers.ts';
import { ActionNotice } from '../../../ui/async-button/ActionNotice.tsx';
import { AsyncButton } from '../../../ui/async-button/AsyncButton.tsx';
import { useAsyncAction } from '../../../ui/async-button/use-async-action.ts';
import { Status } from '../../../ui/status/Status.tsx';
import { TimeSentence } from '../../../ui/time/TimeSentence.tsx';
import type { RunListCopy } from './copy.ts';
import { canReportOnTheWay, hasArrived } from './stops.ts';

interface Props {
  stop: HandoverStop;
  copy: RunListCopy;
}

/** Shows that the goods have arrived, or that someone is on the way to collect them, and a button that reports being on the way. */
export function StopState({ stop, copy }: Props) {
  const action = useAsyncAction(copy.failure);
  const { order, onTheWayAt } = stop;
  return (
    <div className="run-stop__state">
      {hasArrived(stop) && <Status label={copy.received} status="received" />}
      {!hasArrived(stop) && onTheWayAt !== null && (
        <p>
          <TimeSentence text={copy.left} at={onTheWayAt} showsTime />
        </p>
      )}
      {canReportOnTheWay(stop, Date.now()) && (
        <AsyncButton
          label={copy.leave}
          isQuiet
          isPending={action.isPending}
          onClick={() => void action.run(() => reportOnTheWay(order))}
        />
      )}
      <ActionNotice action={action} />
    </div>
  );
}
