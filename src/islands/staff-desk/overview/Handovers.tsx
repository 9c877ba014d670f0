import { formatMessage } from '@kindcrate/contract/message-format';
import type { HandoverDay, StaffOverview } from '@kindcrate/contract/staff-overview';
import { CalendarDay } from './CalendarDay.tsx';
import type { OverviewCopy } from './copy.ts';
import { formatNumber } from './format-number.ts';
import { HandoverRunRow } from './HandoverRunRow.tsx';
import { OverviewCard } from './OverviewCard.tsx';
import './handovers.scss';

interface Props {
  overview: Pick<StaffOverview, 'today' | 'tomorrow'>;
  copy: OverviewCopy['handovers'];
}

/** The handovers of today and tomorrow. */
export function Handovers({ overview: { today, tomorrow }, copy }: Props) {
  return (
    <OverviewCard
      name="handovers"
      title={copy.title}
      note={formatMessage(copy.count, { count: today.count + tomorrow.count })}
      link={{ href: '#run-list', label: copy.link }}
    >
      <div className="overview-days">
        <Day title={copy.today} day={today} copy={copy} />
        <Day title={copy.tomorrow} day={tomorrow} copy={copy} />
      </div>
    </OverviewCard>
  );
}

function Day({ title, day: { day, count, done, runs }, copy }: DayProps) {
  return (
    <div className="overview-day">
      <h3 className="overview-day__title">
        {title}{' '}
        <span className="overview-soft">
          <CalendarDay day={day} />
        </span>
      </h3>
      {count > 0 && (
        <p className="overview-day__done">
          {formatMessage(copy.done, { done: formatNumber(done), count: formatNumber(count) })}
        </p>
      )}
      {count === 0 && <p className="overview-none">{copy.none}</p>}
      <ul className="overview-list">
        {runs.map((run) => (
          <li key={`${run.organization._id} ${run.kind} ${run.start}`}>
            <HandoverRunRow run={run} day={day} copy={copy} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface DayProps {
  title: string;
  day: HandoverDay;
  copy: OverviewCopy['handovers'];
}
