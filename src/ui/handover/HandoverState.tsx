import type { Handover } from '@kindcrate/contract/handovers';
import { formatMessage } from '@kindcrate/contract/message-format';
import '../../styles/blocks/visually-hidden.scss';
import type { HandoverStateCopy } from './copy.ts';
import { formatDay, formatStart, formatTimeRange } from './format-time.ts';
import './handover.scss';

export type ShownHandover = Pick<Handover, 'kind' | 'state' | 'agreed' | 'preferred' | 'timeZone' | 'onTheWayAt'>;

interface Props {
  handover: ShownHandover;
  /** The title of the organization. */
  charity: string;
  copy: HandoverStateCopy;
}

/** When and how a gift changes hands. */
export function HandoverState({ handover, charity, copy }: Props) {
  const { kind, state, agreed, preferred, timeZone, onTheWayAt } = handover;
  const fill = (text: string) => formatMessage(text, { charity });
  return (
    <>
      <p className="handover__kind">{onTheWayAt ? fill(copy.onTheWay) : fill(copy.kinds[kind])}</p>
      {agreed && (
        <p className="handover__time">
          <span className="visually-hidden">{copy.agreed} </span>
          <time dateTime={agreed.start}>
            {formatDay(agreed.start, timeZone)}, {formatTimeRange(agreed, timeZone)}
          </time>
        </p>
      )}
      {state !== 'agreed' && <p>{fill(copy[state])}</p>}
      {state === 'requested' && preferred.length > 0 && (
        <>
          <p>{copy.preferred}</p>
          <ul className="handover__times">
            {preferred.map((time) => (
              <li key={time}>{formatStart(time, timeZone)}</li>
            ))}
          </ul>
        </>
      )}
      {state !== 'agreed' && agreed && <p>{copy.stays}</p>}
    </>
  );
}
