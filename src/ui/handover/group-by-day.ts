import type { HandoverTime } from '@kindcrate/contract/handovers';
import { formatDay } from './format-time.ts';

/** Groups times by the day on which they start in the time zone of the organization. Each group begins with the name of its day. */
export function groupByDay(timeZone: string, times: readonly HandoverTime[]): [string, HandoverTime[]][] {
  const days = new Map<string, HandoverTime[]>();
  for (const time of times) {
    const day = formatDay(time.start, timeZone);
    days.set(day, [...(days.get(day) ?? []), time]);
  }
  return [...days];
}
