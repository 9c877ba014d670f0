/** The name of the parameter with the year. */
export const yearParameter = 'year';

export const pathOfStatement = (year: number): string => `/statement?${yearParameter}=${year}`;

/** The year in the page's query string; without one, the current year in UTC, because statements cover years in UTC. */
export const yearIn = (query: string, now: Date): string =>
  new URLSearchParams(query).get(yearParameter) || String(now.getUTCFullYear());
