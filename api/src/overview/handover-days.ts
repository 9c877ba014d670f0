import { addDays, toLocalTime } from '@kindcrate/contract/local-time';
import type { HandoverDay, HandoverRun } from '@kindcrate/contract/staff-overview';

/** The maximum number of runs that the overview lists for a day; the run list has all of them. */
const maxRuns = 6;

/**
 * Finds today's and tomorrow's runs. Organizations may have different time zones, so today may not be the same day for all
 * of them.
 * @param timeZone the time zone that determines the dates of the two days in the result
 */
export function toHandoverDays(
  runs: readonly HandoverRun[],
  now: Date,
  timeZone: string,
): { today: HandoverDay; tomorrow: HandoverDay } {
  const today = toLocalTime(now, timeZone).day;
  const todayByZone = new Map(runs.map((run) => [run.timeZone, '']));
  for (const zone of todayByZone.keys()) todayByZone.set(zone, toLocalTime(now, zone).day);
  const dated = runs.map((run) => ({ run, day: toLocalTime(new Date(run.start), run.timeZone).day }));
  const runsIn = (days: number) =>
    dated.filter(({ run, day }) => day === addDays(todayByZone.get(run.timeZone) ?? '', days)).map(({ run }) => run);
  return { today: toDay(today, runsIn(0)), tomorrow: toDay(addDays(today, 1), runsIn(1)) };
}

function toDay(day: string, runs: HandoverRun[]): HandoverDay {
  const sorted = runs.toSorted((a, b) => a.start.localeCompare(b.start));
  const isComplete = ({ count, done }: HandoverRun) => done === count;
  const first = [...sorted.filter((run) => !isComplete(run)), ...sorted.filter(isComplete)].slice(0, maxRuns);
  return {
    day,
    count: runs.reduce((sum, { count }) => sum + count, 0),
    done: runs.reduce((sum, { done }) => sum + done, 0),
    runs: sorted.filter((run) => first.includes(run)),
  };
}
