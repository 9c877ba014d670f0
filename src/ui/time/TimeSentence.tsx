import { Time, type TimeProps } from './Time.tsx';

interface SentenceProps extends TimeProps {
  /** With `{time}`, because languages put the time in different places. */
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
