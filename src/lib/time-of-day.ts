/** Hours and minutes of an ISO 8601 time, in the reader's own zone and as the page's language writes them. */
export function timeOfDay(time: string): string {
  const language = globalThis.document?.documentElement.lang;
  return new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(new Date(time));
}
