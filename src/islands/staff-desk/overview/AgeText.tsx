import { ageOf } from './age.ts';

interface Props {
  /** ISO 8601. */
  since: string;
}

/** How long ago something was, such as `14 days`. A long wait stands out. */
export function AgeText({ since }: Props) {
  const { value, unit, isLong } = ageOf(since, Date.now());
  const language = globalThis.document?.documentElement.lang;
  const format = new Intl.NumberFormat(language, {
    style: 'unit',
    unit,
    unitDisplay: unit === 'day' ? 'long' : 'short',
  });
  return (
    <time className={isLong ? 'overview-age overview-age--long' : 'overview-age'} dateTime={since}>
      {format.format(value)}
    </time>
  );
}
