import type { HeldMove } from '../../../../lib/order-moves.ts';
import type { QueuedOrder } from '../../../../lib/staff-orders.build.ts';
import type { MoveReport } from '../../../../stores/move-state.ts';
import type { DeskOrdersCopy } from '../../copy.ts';
import { BulkBar } from './BulkBar.tsx';
import { MoveToast } from './MoveToast.tsx';
import './bulk.scss';

export interface BulkDockProps {
  selected: QueuedOrder[];
  countText: string;
  held: HeldMove | undefined;
  report: MoveReport | undefined;
  copy: DeskOrdersCopy;
}

/** The actions for the selected orders, and the move that will be sent or the result of the last one, at the lower edge of the list. */
export function BulkDock({ selected, countText, held, report, copy }: BulkDockProps) {
  return (
    <div className="bulk-dock">
      {selected.length > 0 && <BulkBar selected={selected} countText={countText} copy={copy} />}
      <MoveToast held={held} report={report} copy={copy} />
    </div>
  );
}
