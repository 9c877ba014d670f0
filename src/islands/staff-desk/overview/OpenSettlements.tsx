import { formatMessage } from '@kindcrate/contract/message-format';
import { formatDay } from './CalendarDay.tsx';
import type { OverviewCopy } from './copy.ts';
import { OverviewCard } from './OverviewCard.tsx';
import type { StaffPart } from './staff-part.ts';

interface Props {
  settlement: StaffPart['settlement'];
  copy: OverviewCopy['settlement'];
}

/** What brands are still owed for the coins that donors spent there last month. */
export function OpenSettlements({ settlement: { month, brands }, copy }: Props) {
  return (
    <OverviewCard
      name="settlement"
      title={copy.title}
      note={formatDay(month, { month: 'long', year: 'numeric' })}
      link={{ href: `?month=${month}#settlements`, label: copy.link }}
    >
      {brands.length === 0 && <p className="overview-none">{copy.none}</p>}
      <ul className="overview-list">
        {brands.map(({ brand, redemptions, coins }) => (
          <li className="overview-row" key={brand._id}>
            <span className="overview-row__main">
              <b>{brand.title}</b>
              <span className="overview-soft">{formatMessage(copy.redemptions, { count: redemptions })}</span>
            </span>
            <b className="overview-coins">{formatMessage(copy.coins, { coins })}</b>
          </li>
        ))}
      </ul>
    </OverviewCard>
  );
}
