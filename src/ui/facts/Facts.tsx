import type { ReactNode } from 'react';
import './facts.scss';

interface Props {
  facts: [name: string, value: ReactNode][];
  /** Side by side as far as there is room, instead of one a row. */
  isCompact?: boolean;
}

/** Names and values. */
export function Facts({ facts, isCompact = false }: Props) {
  return (
    <dl className={isCompact ? 'facts facts--compact' : 'facts'}>
      {facts.map(([name, value]) => (
        <div className="facts__row" key={name}>
          <dt className="facts__name">{name}</dt>
          <dd className="facts__value">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
