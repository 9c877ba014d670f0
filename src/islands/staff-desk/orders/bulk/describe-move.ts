import { formatMessage } from '@kindcrate/contract/message-format';
import type { HeldMove } from '../../../../lib/order-moves.ts';
import type { MoveReport } from '../../../../stores/move-state.ts';
import type { DeskOrdersCopy } from '../../copy.ts';

/** Describes a held move, which can still be undone. */
export const describeHeld = ({ orders, status }: HeldMove, { bulk, statuses }: DeskOrdersCopy): string =>
  formatMessage(bulk.held, { count: orders.length, status: statuses[status] });

/** Describes the result of a move, with the reasons why some orders were not moved. */
export function describeReport(report: MoveReport, { bulk, failure }: DeskOrdersCopy): string {
  if (report.kind === 'failed') return report.message || failure;
  if (report.kind !== 'sent') return formatMessage(bulk[report.kind], { count: report.count });
  const { moved, notMoved, isConflict, reasons } = report;
  const movedText = formatMessage(bulk.moved, { count: moved });
  if (!notMoved.length) return movedText;
  if (!moved && notMoved.length === 1) return reasons[0] ?? failure;
  const notMovedText = formatMessage(isConflict ? bulk.conflicts : bulk.refused, { count: notMoved.length });
  return [movedText, notMovedText, ...(isConflict ? [] : reasons)].join(' ');
}
