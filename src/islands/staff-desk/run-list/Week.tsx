import { addDays } from '@kindcrate/contract/local-time';
import { formatMessage } from '@kindcrate/contract/message-format';
import type { DayCapacity, HandoverList } from '@kindcrate/contract/staff-handover-list';
import { openDay } from '../../../stores/staff-handovers.ts';
import { formatDay } from '../overview/CalendarDay.tsx';
import { formatNumber } from '../overview/format-number.ts';
import type { RunListCopy } from './copy.ts';

interface Props {
  list: Pick<HandoverList, 'from' | 'week'>;
  copy: RunListCopy;
}

/** The week that contains the chosen day, with how much of each day's capacity is booked. Each day is a button that opens its list. */
export function Week({ list: { from, week }, copy }: Props) {
  return (
    <section className="run-week" aria-label={copy.week}>
      <header className="run-week__head">
        <button className="button button--quiet button--small" type="button" onClick={() => openDay(addDays(from, -7))}>
          {copy.previous}
        </button>
        <button className="button button--quiet button--small" type="button" onClick={() => openDay(addDays(from, 7))}>
          {copy.next}
        </button>
        <a className="run-week__link" href="#places">
          {copy.closedDays}
        </a>
      </header>
      <ul className="run-week__days">
        {week.map((day) => (
          <li key={day.day}>
            <DayButton day={day} isOpen={day.day === from} copy={copy} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function DayButton({ day: { day, booked, capacity }, isOpen, copy }: DayProps) {
  const values = { booked: formatNumber(booked), capacity: formatNumber(capacity) };
  const isClosed = capacity === 0 && booked === 0;
  return (
    <button
      className="run-day"
      type="button"
      aria-current={isOpen ? 'date' : undefined}
      data-closed={isClosed || undefined}
      onClick={() => openDay(day)}
    >
      <span className="run-day__name">{formatDay(day, { weekday: 'short', day: 'numeric', month: 'short' })}</span>
      {/* Hidden from screen readers, because the text below says the same. */}
      <progress className="run-day__bar" max={Math.max(1, capacity, booked)} value={booked} aria-hidden="true" />
      <span className="run-day__taken">
        {isClosed ? copy.closed : formatMessage(capacity ? copy.taken : copy.agreed, values)}
      </span>
    </button>
  );
}

interface DayProps {
  day: DayCapacity;
  isOpen: boolean;
  copy: RunListCopy;
}
