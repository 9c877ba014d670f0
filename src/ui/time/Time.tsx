interface Props {
  /** ISO 8601. */
  at: string;
  withTime?: boolean;
}

/** A date in the page's language and the reader's time zone. */
export function Time({ at, withTime = false }: Props) {
  // Undefined on the server, where the workbench renders: the runtime's default locale applies.
  const language = globalThis.document?.documentElement.lang;
  const format = new Intl.DateTimeFormat(
    language,
    withTime ? { dateStyle: 'medium', timeStyle: 'short' } : { dateStyle: 'long' },
  );
  return <time dateTime={at}>{format.format(new Date(at))}</time>;
}

interface SentenceProps extends Props {
  /** With `{time}`, since languages put it in different places. */
  text: string;
}

/** A sentence with a `<time>` in place of `{time}`. */
export function TimeSentence({ text, ...time }: SentenceProps) {
  const [before, after] = text.split('{time}');
  return (
    <>
      {before}
      <Time {...time} />
      {after}
    </>
  );
}
