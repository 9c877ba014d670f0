/** The time zone that most places have, and of several the first; UTC without any place. */
export function commonTimeZone(zones: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const zone of zones) counts.set(zone, (counts.get(zone) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return [...counts].find(([, count]) => count === most)?.[0] ?? 'UTC';
}
