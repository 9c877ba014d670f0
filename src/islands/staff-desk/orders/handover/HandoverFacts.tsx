import type { Handover } from '@kindcrate/contract/handovers';
import { formatMessage } from '@kindcrate/contract/message-format';
import { isOpen } from '@kindcrate/contract/order-transitions';
import { formatAddress } from '@kindcrate/contract/places';
import { mapHref } from '../../../../lib/place.ts';
import type { QueuedOrder } from '../../../../lib/staff-orders.build.ts';
import { type Fact, Facts } from '../../../../ui/facts/Facts.tsx';
import { formatDay, formatStart, formatTimeRange, isOwnTimeZone } from '../../../../ui/handover/format-time.ts';
import { Time } from '../../../../ui/time/Time.tsx';
import type { OrderHandoverCopy } from './copy.ts';

interface Props {
  handover: Handover;
  order: Pick<QueuedOrder, 'status'>;
  copy: OrderHandoverCopy;
}

/** What is known about a handover. Times are in the organization's time zone. */
export function HandoverFacts({ handover, order, copy }: Props) {
  const { kind, state, agreed, preferred, offered, onTheWayAt, timeZone } = handover;
  // Once the goods have arrived or the order has ended, nobody needs the preferred and offered times.
  const isOrderOpen = isOpen(order.status);
  const times = isOrderOpen ? [...preferred, ...offered] : [];
  return (
    <>
      <Facts
        isCompact
        facts={[
          [copy.kind, copy.kinds[kind]],
          ...(isOrderOpen ? [[copy.state, copy.states[state]] as Fact] : []),
          ...(agreed ? [[copy.agreed, <AgreedTime key="agreed" agreed={agreed} timeZone={timeZone} />] as Fact] : []),
          ...(isOrderOpen && state === 'requested' ? listTimes(copy.preferred, preferred, timeZone) : []),
          ...(isOrderOpen && state === 'offered' ? listTimes(copy.offered, offered, timeZone) : []),
          ...(onTheWayAt ? [[copy.onTheWaySince, <Time key="on-the-way" at={onTheWayAt} showsTime />] as Fact] : []),
          ...addressFacts(handover, copy),
        ]}
      />
      {(agreed || times.length > 0) && !isOwnTimeZone(timeZone) && (
        <p className="order-handover__note">{formatMessage(copy.timeZone, { zone: timeZone })}</p>
      )}
    </>
  );
}

function AgreedTime({ agreed, timeZone }: { agreed: NonNullable<Handover['agreed']>; timeZone: string }) {
  return (
    <time dateTime={agreed.start}>
      {formatDay(agreed.start, timeZone)}, {formatTimeRange(agreed, timeZone)}
    </time>
  );
}

function listTimes(name: string, times: readonly string[], timeZone: string): Fact[] {
  if (!times.length) return [];
  const list = (
    <ol className="order-handover__times" key={name}>
      {times.map((time) => (
        <li key={time}>
          <time dateTime={time}>{formatStart(time, timeZone)}</time>
        </li>
      ))}
    </ol>
  );
  return [[name, list]];
}

/** The remark is not part of the link, because it may contain a person's name. */
function addressFacts({ address }: Handover, copy: OrderHandoverCopy): Fact[] {
  if (!address) return [];
  const place = { ...address, remark: null };
  const link = (
    <a key="address" href={mapHref(place)} target="_blank" rel="noreferrer">
      {formatAddress(place)} <span className="visually-hidden">({copy.map})</span>
    </a>
  );
  return [[copy.address, link], ...(address.remark ? [[copy.remark, address.remark] as Fact] : [])];
}
