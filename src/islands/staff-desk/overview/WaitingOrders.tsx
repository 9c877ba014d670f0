import { formatMessage } from '@kindcrate/contract/message-format';
import type { StaffOverview } from '@kindcrate/contract/staff-overview';
import type { DeskOrdersCopy } from '../copy.ts';
import type { OverviewCopy } from './copy.ts';
import { DaySentence } from './DaySentence.tsx';
import { formatNumber } from './format-number.ts';
import { OldestOrders } from './OldestOrders.tsx';
import { OverviewCard } from './OverviewCard.tsx';
import './waiting.scss';

interface Props {
  overview: Pick<StaffOverview, 'waiting' | 'oldest'>;
  copy: OverviewCopy['waiting'];
  statuses: DeskOrdersCopy['statuses'];
}

/** The orders that wait for the desk: how many have each status, and those that have waited longest. */
export function WaitingOrders({ overview: { waiting, oldest }, copy, statuses }: Props) {
  const count = waiting.reduce((sum, { count }) => sum + count, 0);
  const note = formatMessage(copy.count, { count });
  return (
    <OverviewCard
      name="waiting"
      title={copy.title}
      note={note}
      link={{ href: '?sort=oldest#orders', label: copy.link }}
    >
      <ul className="overview-statuses">
        {waiting.map(({ status, count, since }) => (
          <li className="overview-status" key={status}>
            <a className="overview-status__link" href={`?${new URLSearchParams({ status, sort: 'oldest' })}#orders`}>
              <span className="desk-status" data-status={status}>
                {statuses[status]}
              </span>{' '}
              <span className="overview-status__count">{formatNumber(count)}</span>
            </a>{' '}
            {since && (
              <span className="overview-soft">
                <DaySentence text={copy.since} at={since} />
              </span>
            )}
          </li>
        ))}
      </ul>
      {oldest.length ? (
        <OldestOrders orders={oldest} copy={copy} statuses={statuses} />
      ) : (
        <p className="overview-none">{copy.none}</p>
      )}
    </OverviewCard>
  );
}
