import { orderNumber } from '@kindcrate/contract/order-number';
import { useStore } from '@nanostores/react';
import { $pendingLookups, $scan, type Scan } from '../../../stores/receiving.ts';
import { $shift } from '../../../stores/shift.ts';
import { Spinner } from '../../../ui/spinner/Spinner.tsx';
import type { StaffDeskCopy } from '../copy.ts';
import { describeScan } from './describe-scan.ts';
import { KeyHelp } from './KeyHelp.tsx';
import { ParcelBody } from './ParcelBody.tsx';
import { ParcelState } from './ParcelState.tsx';
import './parcel.scss';

interface Props {
  isStaff: boolean;
  onDone: () => void;
  copy: StaffDeskCopy;
}

/** The parcel that was scanned last. */
export function ParcelCard({ isStaff, onDone, copy }: Props) {
  const { receive } = copy;
  const scan = useStore($scan);
  const isReading = useStore($pendingLookups) > 0;
  const hasBegun = useStore($shift).rows.length > 0;
  const id = scan && orderIdOf(scan);
  return (
    <section className="parcel" aria-label={receive.parcel} aria-busy={isReading}>
      {/* Always rendered, because screen readers announce only what changes in a region that is already there. */}
      <div role="status">
        {isReading && !scan ? (
          <Spinner label={receive.reading} />
        ) : (
          // The new key makes screen readers announce the state even if the same label was scanned again.
          <ParcelState
            key={scan?.serial}
            kind={scan?.kind ?? 'none'}
            text={describeScan(scan, { isStaff, hasBegun }, receive)}
            number={id && orderNumber(id)}
          />
        )}
      </div>
      {scan && <ParcelBody scan={scan} onDone={onDone} copy={copy} />}
      <KeyHelp copy={receive.keys} />
    </section>
  );
}

function orderIdOf(scan: Scan): string | undefined {
  if (scan.kind === 'expected') return scan.parcel.order._id;
  return 'order' in scan ? scan.order._id : undefined;
}
