import { formatMessage } from '@kindcrate/contract/message-format';
import type { HandoverRun } from '@kindcrate/contract/staff-overview';
import type { OverviewCopy } from './copy.ts';
import { formatNumber } from './format-number.ts';

interface Props {
  run: HandoverRun;
  /** `YYYY-MM-DD`. */
  day: string;
  copy: OverviewCopy['handovers'];
}

/** A handover run, with the number of its handovers whose goods have arrived. */
export function HandoverRunRow({ run, day, copy }: Props) {
  const { organization, kind, count, done } = run;
  return (
    <a className="overview-row" href={`?day=${day}#run-list`}>
      <span className="overview-row__time">{formatHours(run)}</span>
      <span className="overview-row__main">
        <b>{organization.title}</b>
        <span className="overview-soft">{formatMessage(copy.runs[kind], { count })}</span>
      </span>
      <span className="overview-row__end">
        {/* Hidden from screen readers, because the text below says the same. */}
        <progress className="overview-bar" max={count} value={done} aria-hidden="true" />
        <span className="overview-soft">
          {formatMessage(copy.done, { done: formatNumber(done), count: formatNumber(count) })}
        </span>
      </span>
    </a>
  );
}

/** The hours of a run in the organization's time zone, such as `9 – 10 AM`. */
function formatHours({ start, end, timeZone }: HandoverRun): string {
  const language = globalThis.document?.documentElement.lang;
  const begin = new Date(start);
  // The minutes, too, depend on the time zone, because the offsets of some time zones include half an hour.
  const isFullHour = new Intl.DateTimeFormat('en', { minute: 'numeric', timeZone }).format(begin) === '0';
  const minute = isFullHour ? {} : ({ minute: '2-digit' } as const);
  const format = new Intl.DateTimeFormat(language, { hour: 'numeric', ...minute, timeZone });
  return format.formatRange(begin, new Date(end));
}
