import { addDays, toInstant } from '@kindcrate/contract/local-time';
import type { Month } from '@kindcrate/contract/months';
import type { SettlementStatement } from '@kindcrate/contract/settlements';

interface MinuteSum {
  /** In UTC, `YYYY-MM-DDTHH:MM`. */
  minute: string;
  redemptions: number;
  coins: number;
}

/**
 * Adds up sums by minute into sums by day, and leaves out days without redemptions. Minutes are precise enough, because the
 * offsets of time zones are whole minutes.
 */
export function sumByDay(
  minutes: readonly MinuteSum[],
  { month }: Month,
  timeZone: string,
): SettlementStatement['days'] {
  const starts = Array.from({ length: 31 }, (_, index) => addDays(`${month}-01`, index))
    .filter((day) => day.startsWith(month))
    .map((day) => ({ day, start: toInstant({ day, time: '00:00' }, timeZone).toISOString().slice(0, 16) }));
  const days = new Map<string, { redemptions: number; coins: number }>();
  for (const { minute, redemptions, coins } of minutes) {
    const day = starts.findLast(({ start }) => start <= minute)?.day;
    if (day === undefined) continue;
    const sum = days.get(day) ?? { redemptions: 0, coins: 0 };
    days.set(day, { redemptions: sum.redemptions + redemptions, coins: sum.coins + coins });
  }
  return [...days].map(([day, sum]) => ({ day, ...sum }));
}
