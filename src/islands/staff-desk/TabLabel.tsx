import { formatMessage } from '@kindcrate/contract/message-format';
import { useStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';

interface Props {
  label: string;
  $count: ReadableAtom<number>;
  /** What the number counts, for screen readers. With `{count}`. */
  text: string;
}

/** The label of the orders or messages tab, with the number of new orders or of threads that wait for an answer. */
export function TabLabel({ label, $count, text }: Props) {
  const count = useStore($count);
  return (
    <>
      {label}
      {count > 0 && (
        <>
          {' '}
          <span className="desk-badge">
            <span aria-hidden="true">{count}</span>
            <span className="visually-hidden">{formatMessage(text, { count })}</span>
          </span>
        </>
      )}
    </>
  );
}
