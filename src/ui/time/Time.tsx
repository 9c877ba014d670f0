export interface TimeProps {
  /** ISO 8601. */
  at: string;
  withTime?: boolean;
  /** Shows the day and the hour, for times that are rounded to the hour. */
  withHour?: boolean;
}

/** A date in the page's language and the reader's time zone. */
export function Time({ at, withTime = false, withHour = false }: TimeProps) {
  // The workbench is rendered on the server, which has no document; undefined selects the default locale of Node.js.
  const language = globalThis.document?.documentElement.lang;
  const format = new Intl.DateTimeFormat(language, optionsOf(withTime, withHour));
  return <time dateTime={at}>{format.format(new Date(at))}</time>;
}

function optionsOf(withTime: boolean, withHour: boolean): Intl.DateTimeFormatOptions {
  // `dateStyle` cannot be combined with options for parts of a time, such as `hour`.
  if (withHour) return { year: 'numeric', month: 'short', day: 'numeric', hour: 'numeric' };
  return withTime ? { dateStyle: 'medium', timeStyle: 'short' } : { dateStyle: 'long' };
}
