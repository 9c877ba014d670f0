import type { ReactNode } from 'react';
import './facts.scss';

interface Props {
  facts: [name: string, value: ReactNode][];
  /** Several facts in a row where there is room. */
  isCompact?: boolean;
}

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
