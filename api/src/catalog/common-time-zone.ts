/** The most common time zone, or the first of those that are equally common; UTC when there is none. */
export function commonTimeZone(zones: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const zone of zones) counts.set(zone, (counts.get(zone) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return [...counts].find(([, count]) => count === most)?.[0] ?? 'UTC';
}
