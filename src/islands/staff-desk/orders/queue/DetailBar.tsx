import { AsyncButton } from '../../../../ui/async-button/AsyncButton.tsx';
import type { QueueCopy } from './copy.ts';
import { showList } from './use-order-id.ts';

interface Props {
  position: string;
  /** The name of the open order, for screen readers. */
  name: string | undefined;
  canClose: boolean;
  hasPrevious: boolean;
  hasNext: boolean;
  onStep: (step: 1 | -1) => void;
  copy: QueueCopy;
}

/** Buttons that open the order's neighbors in the list, or return to the list. */
export function DetailBar({ position, name, canClose, hasPrevious, hasNext, onStep, copy }: Props) {
  // Not disabled, because a disabled button loses the focus.
  const stepProps = (isPossible: boolean, by: 1 | -1) => ({
    isPending: false,
    isQuiet: true,
    'aria-disabled': !isPossible,
    onClick: () => isPossible && onStep(by),
  });
  return (
    <div className="queue-detail__bar">
      {canClose && <AsyncButton label={copy.back} isQuiet isPending={false} onClick={showList} />}
      <p className="queue-detail__position" role="status">
        {position} <span className="visually-hidden">{name}</span>
      </p>
      <AsyncButton label={copy.previous} {...stepProps(hasPrevious, -1)} />
      <AsyncButton label={copy.next} {...stepProps(hasNext, 1)} />
    </div>
  );
}
