/** The name of the parameter with the year. */
export const yearParameter = 'year';

export const pathOfStatement = (year: number): string => `/statement?${yearParameter}=${year}`;

/** The year that the URL of the page names; without one, the current year in UTC, which statements go by. */
export const yearIn = (query: string, now: Date): string =>
  new URLSearchParams(query).get(yearParameter) || String(now.getUTCFullYear());
