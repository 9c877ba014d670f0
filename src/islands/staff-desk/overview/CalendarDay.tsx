interface Props {
  /** `YYYY-MM-DD`. */
  day: string;
}

/** A day such as `Mon, Nov 23`, which is the same in every time zone. */
export function CalendarDay({ day }: Props) {
  return <time dateTime={day}>{formatDay(day, { weekday: 'short', month: 'short', day: 'numeric' })}</time>;
}

/** Formats a day or a month in the page's language. @param day `YYYY-MM-DD` or `YYYY-MM` */
export function formatDay(day: string, options: Intl.DateTimeFormatOptions): string {
  const language = globalThis.document?.documentElement.lang;
  return new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(new Date(day));
}
