import { formatMessage } from '@kindcrate/contract/message-format';
import type { HandoverRun } from '@kindcrate/contract/staff-overview';
import type { OverviewCopy } from './copy.ts';

interface Props {
  run: HandoverRun;
  /** `YYYY-MM-DD`. */
  day: string;
  copy: OverviewCopy['handovers'];
}

/** The handovers of an organization in the same hour, with how many of them have arrived. */
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
        {/* The words below say the same. */}
        <progress className="overview-bar" max={count} value={done} aria-hidden="true" />
        <span className="overview-soft">{formatMessage(copy.done, { done, count })}</span>
      </span>
    </a>
  );
}

/** The clock of the organization, such as `9 – 10 AM`. */
function formatHours({ start, end, timeZone }: HandoverRun): string {
  const language = globalThis.document?.documentElement.lang;
  const minute = /:00\b/.test(start.slice(13, 16)) ? {} : ({ minute: '2-digit' } as const);
  const format = new Intl.DateTimeFormat(language, { hour: 'numeric', ...minute, timeZone });
  return format.formatRange(new Date(start), new Date(end));
}
