import type { ReactNode } from 'react';
import './facts.scss';

export type Fact = [name: string, value: ReactNode];

interface Props {
  facts: Fact[];
  /** Shows the facts in as many columns as fit, instead of one fact per row. */
  isCompact?: boolean;
}

/** A list of names and values. */
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
