import { Time } from './Time.tsx';

interface Props {
  /** With the placeholder `{time}`: where the time goes depends on the language. */
  text: string;
  /** ISO 8601. */
  at: string;
  withHour?: boolean;
}

/** A sentence with a `<time>` in place of `{time}`. */
export function TimeSentence({ text, at, withHour = false }: Props) {
  const [before, after] = text.split('{time}');
  return (
    <>
      {before}
      <Time at={at} withHour={withHour} />
      {after}
    </>
  );
}
