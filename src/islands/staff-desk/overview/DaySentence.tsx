interface Props {
  /** With `{time}`, because languages put it in different places. */
  text: string;
  /** ISO 8601. */
  at: string;
}

/** A sentence with a short day, such as `since Nov 9`, in the reader's time zone. */
export function DaySentence({ text, at }: Props) {
  const [before, after] = text.split('{time}');
  const language = globalThis.document?.documentElement.lang;
  const format = new Intl.DateTimeFormat(language, { month: 'short', day: 'numeric' });
  return (
    <>
      {before}
      <time dateTime={at}>{format.format(new Date(at))}</time>
      {after}
    </>
  );
}
