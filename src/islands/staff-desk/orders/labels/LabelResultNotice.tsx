import { formatMessage } from '@kindcrate/contract/message-format';
import type { QueuedOrder } from '../../../../lib/staff-orders.build.ts';
import type { Rows } from '../../../../stores/paged-list.ts';
import { TimeSentence } from '../../../../ui/time/TimeSentence.tsx';
import type { LabelSearchCopy } from './copy.ts';
import { describeLabelResult } from './describe-label-result.ts';

interface Props {
  /** Undefined when no label has been scanned and no number typed, or until the orders with that number have loaded. */
  rows: Rows<QueuedOrder> | undefined;
  isStaff: boolean;
  copy: LabelSearchCopy;
}

/** Shows what to do with the goods whose label was scanned, or whose number was typed. */
export function LabelResultNotice({ rows, isStaff, copy }: Props) {
  const result = rows && describeLabelResult(rows, isStaff, copy);
  return (
    // Always rendered, because screen readers announce only what changes in a region that is already there.
    <div role="status">
      {result && (
        <div className={result.isWarning ? 'notice notice--alert' : 'notice notice--status'}>
          <p>
            {result.at === undefined ? (
              formatMessage(result.text, { count: rows.items.length })
            ) : (
              <TimeSentence text={result.text} at={result.at} showsTime />
            )}
          </p>
          {result.reason && <p>{result.reason}</p>}
        </div>
      )}
    </div>
  );
}
