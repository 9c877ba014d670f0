const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** The number of days after which a wait counts as long. */
const longWaitDays = 3;

export interface Age {
  value: number;
  unit: 'day' | 'hour' | 'minute';
  isLong: boolean;
}

/** How long ago something was, in the largest unit that gives at least 1, rounded down. A time in the future counts as 0 minutes ago. */
export function ageOf(since: string, now: number): Age {
  const ms = Math.max(0, now - Date.parse(since));
  if (ms >= day) return { value: Math.floor(ms / day), unit: 'day', isLong: ms >= longWaitDays * day };
  const unit = ms >= hour ? 'hour' : 'minute';
  return { value: Math.floor(ms / (unit === 'hour' ? hour : minute)), unit, isLong: false };
}
