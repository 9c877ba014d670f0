import type { MoveStatus } from '@kindcrate/contract/order-moves';
import { useState } from 'react';
import { commonMoves } from '../../../../lib/order-moves.ts';
import type { QueuedOrder } from '../../../../lib/staff-orders.build.ts';
import { holdMove } from '../../../../stores/order-moves.ts';
import { clearSelection, selectAllShown } from '../../../../stores/order-selection.ts';
import { AsyncButton } from '../../../../ui/async-button/AsyncButton.tsx';
import type { DeskOrdersCopy } from '../../copy.ts';
import { DeclineDialog } from './DeclineDialog.tsx';

interface Props {
  selected: QueuedOrder[];
  countText: string;
  copy: DeskOrdersCopy;
}

const keys: Partial<Record<MoveStatus, string>> = { 'under review': 'v', accepted: 'a', declined: 'd' };

/** What can be done with all selected orders. */
export function BulkBar({ selected, countText, copy }: Props) {
  const { bulk, statusActions } = copy;
  const [isDeclining, setDeclining] = useState(false);
  const moves = commonMoves(selected);
  const choose = (status: MoveStatus) => (status === 'declined' ? setDeclining(true) : holdMove(status));
  const buttonProps = { isQuiet: true, isPending: false };
  return (
    <section className="bulk-bar" aria-label={bulk.title}>
      {/* BulkPart announces the selection, because its live region exists before this bar. */}
      <p className="bulk-bar__count">{countText}</p>
      {moves.map((status) => (
        <AsyncButton
          key={status}
          label={statusActions[status]}
          aria-keyshortcuts={keys[status]}
          {...buttonProps}
          onClick={() => choose(status)}
        />
      ))}
      {moves.length === 0 && <p className="bulk-bar__none">{bulk.noMove}</p>}
      <AsyncButton label={bulk.all} {...buttonProps} onClick={selectAllShown} />
      <AsyncButton label={bulk.clear} {...buttonProps} onClick={clearSelection} />
      {isDeclining && <DeclineDialog count={selected.length} onClose={() => setDeclining(false)} copy={copy} />}
    </section>
  );
}
