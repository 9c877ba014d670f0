import type { OrganizationZone } from './zone-repository.ts';

/** The most common time zone of the organizations: in a tie, the first of them; UTC when no organization has a place. */
export function commonTimeZone(organizations: readonly Pick<OrganizationZone, 'timeZone'>[]): string {
  const counts = new Map<string, number>();
  for (const { timeZone } of organizations)
    if (timeZone !== undefined) counts.set(timeZone, (counts.get(timeZone) ?? 0) + 1);
  const maxCount = Math.max(...counts.values());
  return [...counts].find(([, count]) => count === maxCount)?.[0] ?? 'UTC';
}
