import { Time } from '../time/Time.tsx';
import './order-progress.scss';
import '../../styles/blocks/visually-hidden.scss';
import type { ProgressStatus, ProgressStep } from './steps.ts';

export interface OrderProgressCopy {
  /** Names the state of a step that was taken, for screen readers. */
  done: string;
  /** Names the state of the step that is expected next. */
  next: string;
  steps: Record<ProgressStatus, { title: string; text: string }>;
}

interface Props {
  steps: ProgressStep[];
  copy: OrderProgressCopy;
}

/** The way of an order in five steps: side by side where there is room, otherwise one below the other. */
export function OrderProgress({ steps, copy }: Props) {
  return (
    <ol className="order-progress">
      {steps.map(({ status, state, at }) => (
        <li key={status} className="order-progress__step" data-state={state}>
          <span className="order-progress__dot" />
          <span className="order-progress__when">
            {state === 'done' && <span className="visually-hidden">{copy.done} </span>}
            {state === 'done' && at && <Time at={at} />}
            {state === 'next' && copy.next}
          </span>
          <strong className="order-progress__title">{copy.steps[status].title}</strong>
          <span className="order-progress__text">{copy.steps[status].text}</span>
        </li>
      ))}
    </ol>
  );
}
