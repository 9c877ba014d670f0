import type { DayFigures } from '@kindcrate/contract/staff-overview';
import { CalendarDay } from './CalendarDay.tsx';
import type { OverviewCopy } from './copy.ts';
import { DayChart } from './DayChart.tsx';
import { formatNumber } from './format-number.ts';
import { OverviewCard } from './OverviewCard.tsx';
import './day-card.scss';

interface Props {
  days: DayFigures[];
  copy: OverviewCopy['days'];
}

/** The last 30 days, as a line chart and as a table. */
export function DayCard({ days, copy }: Props) {
  return (
    <OverviewCard
      name="days"
      title={copy.title}
      note={
        <>
          <span className="chart-key">{copy.received}</span>{' '}
          <span className="chart-key chart-key--placed">{copy.placed}</span>
        </>
      }
    >
      <div className="overview-figures">
        <DayChart days={days} copy={copy} />
        <DayTable days={days} copy={copy} />
      </div>
    </OverviewCard>
  );
}

function DayTable({ days, copy }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: people who use the keyboard could not scroll the table otherwise
    <section className="overview-figures__table" aria-label={copy.table} tabIndex={0}>
      <table className="overview-table">
        <thead>
          <tr>
            <th scope="col">{copy.day}</th>
            <th className="overview-table__number" scope="col">
              {copy.received}
            </th>
            <th className="overview-table__number" scope="col">
              {copy.placed}
            </th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ day, received, placed }) => (
            <tr key={day}>
              <th scope="row">
                <CalendarDay day={day} />
              </th>
              <td className="overview-table__number">{formatNumber(received)}</td>
              <td className="overview-table__number">{formatNumber(placed)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
