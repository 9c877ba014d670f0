interface Props {
  /** ISO 8601. */
  at: string;
  withHour?: boolean;
}

/** A time in the page's language and the reader's time zone. */
export function Time({ at, withHour = false }: Props) {
  // Undefined while the site is built, which falls back to the language of the machine.
  const language = globalThis.document?.documentElement.lang;
  const format = new Intl.DateTimeFormat(
    language,
    withHour ? { dateStyle: 'medium', timeStyle: 'short' } : { dateStyle: 'long' },
  );
  return <time dateTime={at}>{format.format(new Date(at))}</time>;
}
