interface Props {
  /** ISO 8601; nothing is shown without it. */
  at: string | undefined;
}

/** A day such as `Nov 24, 2026`, in the reader's time zone. */
export function ShortDay({ at }: Props) {
  if (at === undefined) return null;
  const format = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: 'medium' });
  return <time dateTime={at}>{format.format(new Date(at))}</time>;
}
