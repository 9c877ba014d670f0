const dayInMs = 24 * 60 * 60 * 1000;

/** The date `days` days from now, as `YYYY-MM-DD`. In UTC, because the last day of a need ends at midnight UTC. */
export function dayFromNow(days: number): string {
  return new Date(Date.now() + days * dayInMs).toISOString().slice(0, 10);
}
