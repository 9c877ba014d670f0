interface Props {
  /** ISO 8601. */
  at: string;
  withHour?: boolean;
}

/** A moment in the page's language and the reader's own time zone. */
export function Time({ at, withHour = false }: Props) {
  // Rendered without a browser, it is in the language of the machine.
  const language = globalThis.document?.documentElement.lang;
  const format = new Intl.DateTimeFormat(
    language,
    withHour ? { dateStyle: 'medium', timeStyle: 'short' } : { dateStyle: 'long' },
  );
  return <time dateTime={at}>{format.format(new Date(at))}</time>;
}
