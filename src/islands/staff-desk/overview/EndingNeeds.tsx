import { formatMessage } from '@kindcrate/contract/message-format';
import type { EndingNeed, StaffOverview } from '@kindcrate/contract/staff-overview';
import type { OverviewCopy } from './copy.ts';
import { formatNumber } from './format-number.ts';
import { OverviewCard } from './OverviewCard.tsx';

interface Props {
  needs: StaffOverview['needs'];
  copy: OverviewCopy['needs'];
}

/** The needs whose last day is near. */
export function EndingNeeds({ needs: { count, first }, copy }: Props) {
  return (
    <OverviewCard name="needs" title={copy.title} note={count || undefined} link={{ href: '#needs', label: copy.link }}>
      {count === 0 && <p className="overview-none">{copy.none}</p>}
      <ul className="overview-list">
        {first.map((need) => (
          <li className="overview-row" key={need._id}>
            <span className="overview-row__main">
              <b>{need.words}</b>
              <span className="overview-soft">{need.organization.title}</span>
            </span>
            <span className="overview-row__end">
              <Progress need={need} copy={copy} />
              <span className={need.daysLeft < 2 ? 'overview-age overview-age--long' : 'overview-soft'}>
                {need.daysLeft ? formatMessage(copy.daysLeft, { days: need.daysLeft }) : copy.lastDay}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </OverviewCard>
  );
}

function Progress({ need: { received, target }, copy }: { need: EndingNeed; copy: OverviewCopy['needs'] }) {
  if (target === null) return <span className="overview-soft">{formatMessage(copy.always, { received })}</span>;
  return (
    <>
      {/* Hidden from screen readers, because the text below says the same. */}
      <progress className="overview-bar" max={target} value={received} aria-hidden="true" />
      <span className="overview-soft">
        {formatMessage(copy.progress, { received: formatNumber(received), target: formatNumber(target) })}
      </span>
    </>
  );
}
