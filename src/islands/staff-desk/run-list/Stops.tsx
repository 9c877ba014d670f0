import { formatMessage } from '@kindcrate/contract/message-format';
import type { HandoverStop } from '@kindcrate/contract/staff-handover-list';
import { useId } from 'react';
import type { RunListCopy } from './copy.ts';
import { StopState } from './StopState.tsx';
import { addressLine, mapUrl } from './stops.ts';

interface Props {
  title: string;
  stops: HandoverStop[];
  copy: RunListCopy;
}

/** The stops of one kind, in order of time. Renders nothing when there are none. */
export function Stops({ title, stops, copy }: Props) {
  const id = useId();
  if (!stops.length) return null;
  return (
    <section className="run-stops" aria-labelledby={id}>
      <h3 className="run-stops__title" id={id}>
        {title}
      </h3>
      <ol>
        {stops.map((stop) => (
          <li className="run-stop" key={stop.order}>
            <Stop stop={stop} copy={copy} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Stop({ stop, copy }: { stop: HandoverStop; copy: RunListCopy }) {
  const { order, itemsName, quantity, donor, phone, start, timeZone, organization } = stop;
  return (
    <>
      <time className="run-stop__time" dateTime={start}>
        {formatTime(start, timeZone)}
      </time>
      <StopAddress stop={stop} copy={copy} />
      <p className="run-stop__part">
        {donor} <a href={`tel:${phone}`}>{phone}</a>
      </p>
      <p className="run-stop__part">
        <a href={`?order=${order}#orders`}>{formatMessage(copy.goods, { pieces: quantity, items: itemsName })}</a>
        <span className="run-stop__note">{organization.title}</span>
      </p>
      <StopState stop={stop} copy={copy} />
    </>
  );
}

function StopAddress({ stop, copy }: { stop: HandoverStop; copy: RunListCopy }) {
  const line = addressLine(stop);
  if (line === undefined) return null;
  return (
    <p className="run-stop__part run-stop__where">
      <b>{line}</b>
      {stop.address?.remark && <span className="run-stop__note">{stop.address.remark}</span>}
      <a className="run-stop__map" href={mapUrl(line)} target="_blank" rel="noreferrer">
        {copy.map}
      </a>
    </p>
  );
}

/** Formats a time of day in the organization's time zone. */
function formatTime(time: string, timeZone: string): string {
  const language = globalThis.document?.documentElement.lang;
  return new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone }).format(new Date(time));
}
