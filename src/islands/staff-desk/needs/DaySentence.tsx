interface Props {
  /** With `{time}`, because languages put it in different places. */
  text: string;
  /** `YYYY-MM-DD`. */
  day: string;
}

/** A sentence with a day in place of `{time}`. The day is the same in every time zone. */
export function DaySentence({ text, day }: Props) {
  const [before, after] = text.split('{time}');
  // The workbench is rendered on the server, which has no document.
  const language = globalThis.document?.documentElement.lang;
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <>
      {before}
      <time dateTime={day}>{format.format(new Date(day))}</time>
      {after}
    </>
  );
}
