import type { ReactNode } from 'react';
import './facts.scss';

/** Names and values, one a row. */
export function Facts({ facts }: { facts: [name: string, value: ReactNode][] }) {
  return (
    <dl className="facts">
      {facts.map(([name, value]) => (
        <div className="facts__row" key={name}>
          <dt className="facts__name">{name}</dt>
          <dd className="facts__value">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
