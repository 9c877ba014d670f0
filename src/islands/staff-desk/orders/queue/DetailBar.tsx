import { AsyncButton } from '../../../../ui/async-button/AsyncButton.tsx';
import type { QueueCopy } from './copy.ts';
import { showList } from './use-open-id.ts';

interface Props {
  position: string;
  /** Of the open order, for screen readers. */
  name: string | undefined;
  hasBack: boolean;
  canGoBack: boolean;
  canGoOn: boolean;
  onStep: (step: 1 | -1) => void;
  copy: QueueCopy;
}

/** Leads from the open order to its neighbors in the list, and back to the list. */
export function DetailBar({ position, name, hasBack, canGoBack, canGoOn, onStep, copy }: Props) {
  // Not disabled, because a disabled button loses the focus.
  const step = (isPossible: boolean, by: 1 | -1) => ({
    isPending: false,
    isQuiet: true,
    'aria-disabled': !isPossible,
    onClick: () => isPossible && onStep(by),
  });
  return (
    <div className="queue-detail__bar">
      {hasBack && <AsyncButton label={copy.back} isQuiet isPending={false} onClick={showList} />}
      <p className="queue-detail__position" role="status">
        {position} <span className="visually-hidden">{name}</span>
      </p>
      <AsyncButton label={copy.previous} {...step(canGoBack, -1)} />
      <AsyncButton label={copy.next} {...step(canGoOn, 1)} />
    </div>
  );
}
