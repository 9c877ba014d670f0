/** Formats the hours and minutes of an ISO 8601 time in the browser's time zone and the language of the page. */
export function timeOfDay(time: string): string {
  // The workbench is rendered on the server, which has no document; undefined selects the default locale of Node.js.
  const language = globalThis.document?.documentElement.lang;
  return new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(new Date(time));
}
