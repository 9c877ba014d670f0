import { useEffect, useRef } from 'react';
import type { HeldMove } from '../../../../lib/order-moves.ts';
import { $moveReport, type MoveReport } from '../../../../stores/move-state.ts';
import { sendMovesNow, undoMove } from '../../../../stores/order-moves.ts';
import { AsyncButton } from '../../../../ui/async-button/AsyncButton.tsx';
import type { DeskOrdersCopy } from '../../copy.ts';
import { describeHeld, describeReport } from './describe-move.ts';
import { SecondsLeft } from './SecondsLeft.tsx';

interface Props {
  held: HeldMove | undefined;
  report: MoveReport | undefined;
  copy: DeskOrdersCopy;
}

/** Announces the move that will be sent, with a button to undo it, and then its result. */
export function MoveToast({ held, report, copy }: Props) {
  const { bulk } = copy;
  const root = useRef<HTMLDivElement>(null);
  const heldId = held?.id;
  const text = report && describeReport(report, copy);
  useEffect(() => {
    // A button that was pressed is now gone or hidden. After a keyboard shortcut, the focus is still in the list, and stays there.
    const focused = document.activeElement;
    const isLost = focused === document.body || !focused?.checkVisibility();
    if (isLost && (heldId || text)) root.current?.querySelector('button')?.focus();
  }, [heldId, text]);
  return (
    <div className={held || text ? 'move-toast' : undefined} ref={root}>
      <div className="move-toast__texts" role="status">
        {text && <p>{text}</p>}
        {held && (
          <p>
            {describeHeld(held, copy)} <span className="visually-hidden">{bulk.heldHint}</span>
          </p>
        )}
      </div>
      {held && <SecondsLeft key={heldId} until={held.sendAt} text={bulk.secondsLeft} />}
      {held && (
        <AsyncButton label={bulk.undo} isQuiet isPending={false} aria-keyshortcuts="z" onClick={() => undoMove()} />
      )}
      {held && <AsyncButton label={bulk.sendNow} isQuiet isPending={false} onClick={() => void sendMovesNow()} />}
      {!held && text && (
        <AsyncButton label={bulk.close} isQuiet isPending={false} onClick={() => $moveReport.set(undefined)} />
      )}
    </div>
  );
}
