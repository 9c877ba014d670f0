export interface TimeProps {
  /** ISO 8601. */
  at: string;
  /** Shows the time of day in addition to the date. */
  showsTime?: boolean;
  /** Shows the hour in addition to the date, for times that are rounded to the hour. */
  showsHour?: boolean;
}

/** A date, with or without the time of day, in the page's language and the reader's time zone. */
export function Time({ at, showsTime = false, showsHour = false }: TimeProps) {
  // The workbench is rendered on the server, which has no document; undefined selects the default locale of Node.js.
  const language = globalThis.document?.documentElement.lang;
  const format = new Intl.DateTimeFormat(language, optionsOf(showsTime, showsHour));
  return <time dateTime={at}>{format.format(new Date(at))}</time>;
}

function optionsOf(showsTime: boolean, showsHour: boolean): Intl.DateTimeFormatOptions {
  // `dateStyle` cannot be combined with options for parts of a time, such as `hour`.
  if (showsHour) return { year: 'numeric', month: 'short', day: 'numeric', hour: 'numeric' };
  return showsTime ? { dateStyle: 'medium', timeStyle: 'short' } : { dateStyle: 'long' };
}
