import type { Scan } from '../../../stores/receiving.ts';
import { TimeSentence } from '../../../ui/time/TimeSentence.tsx';
import type { ScanText } from './describe-scan.ts';
import { StateIcon } from './StateIcon.tsx';

interface Props {
  kind: Scan['kind'] | 'none';
  text: ScanText;
  /** The number of the order. */
  number: string | undefined;
}

/** What a scan found, shown by color, text and icon. */
export function ParcelState({ kind, text: { title, text, at, reason }, number }: Props) {
  return (
    <div className="parcel-state" data-kind={kind}>
      <StateIcon kind={kind} />
      <div className="parcel-state__text">
        <p className="parcel-state__title">{title}</p>
        <p>{at !== undefined && text.includes('{time}') ? <TimeSentence text={text} at={at} showsTime /> : text}</p>
        {reason && <p className="parcel-state__reason">{reason}</p>}
      </div>
      {number && <p className="parcel-state__number">{number}</p>}
    </div>
  );
}
