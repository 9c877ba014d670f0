import { formatMessage } from '@kindcrate/contract/message-format';
import { Time } from '../time/Time.tsx';
import './order-progress.scss';
import '../../styles/blocks/visually-hidden.scss';
import type { ProgressStatus, ProgressStep } from './steps.ts';

export interface OrderProgressCopy {
  /** Names the state of a step that is done, for screen readers. */
  done: string;
  /** Names the state of the step that is expected next. */
  next: string;
  /** With `{day}`: the date by which the step is expected. */
  by: string;
  steps: Record<ProgressStatus, { title: string; text: string }>;
}

interface Props {
  steps: ProgressStep[];
  copy: OrderProgressCopy;
}

/** An order in five steps: side by side in a wide container, otherwise one below the other. */
export function OrderProgress({ steps, copy }: Props) {
  return (
    <ol className="order-progress">
      {steps.map(({ status, state, at, agreed, expected }) => (
        <li key={status} className="order-progress__step" data-state={state}>
          <span className="order-progress__dot" />
          <span className="order-progress__when">
            {state === 'done' && <span className="visually-hidden">{copy.done} </span>}
            {state === 'done' && at && <Time at={at} />}
            {state === 'next' && copy.next}
            {state === 'next' && (agreed || expected) && ' · '}
            {agreed ? <Time at={agreed} /> : expected && formatMessage(copy.by, { day: formatDay(expected) })}
          </span>
          <strong className="order-progress__title">{copy.steps[status].title}</strong>
          <span className="order-progress__text">{copy.steps[status].text}</span>
        </li>
      ))}
    </ol>
  );
}

/** @param day `YYYY-MM-DD` */
function formatDay(day: string): string {
  const format = { month: 'short', day: 'numeric', timeZone: 'UTC' } as const;
  // The workbench is rendered on the server, which has no document.
  return new Intl.DateTimeFormat(globalThis.document?.documentElement.lang, format).format(new Date(day));
}
