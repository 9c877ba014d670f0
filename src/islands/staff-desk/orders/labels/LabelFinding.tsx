import { formatMessage } from '@kindcrate/contract/message-format';
import type { QueuedOrder } from '../../../../lib/staff-orders.build.ts';
import type { Rows } from '../../../../stores/paged-list.ts';
import { TimeSentence } from '../../../../ui/time/TimeSentence.tsx';
import type { LabelSearchCopy } from './copy.ts';
import { describeFinding } from './describe-finding.ts';

interface Props {
  /** Undefined when no label is open, or its orders are still loading. */
  rows: Rows<QueuedOrder> | undefined;
  isStaff: boolean;
  copy: LabelSearchCopy;
}

/** Shows what to do with the goods whose label was opened. */
export function LabelFinding({ rows, isStaff, copy }: Props) {
  const finding = rows && describeFinding(rows, isStaff, copy);
  return (
    // Always rendered, because screen readers announce only what changes in a region that is already there.
    <div role="status">
      {finding && (
        <div className={finding.isWarning ? 'notice notice--alert' : 'notice notice--status'}>
          <p>
            {finding.at === undefined ? (
              formatMessage(finding.text, { count: rows.items.length })
            ) : (
              <TimeSentence text={finding.text} at={finding.at} withTime />
            )}
          </p>
          {finding.reason && <p>{finding.reason}</p>}
        </div>
      )}
    </div>
  );
}
