import type { StaffOverview } from '@kindcrate/contract/staff-overview';
import { OnDemandPart } from '../../../ui/on-demand/OnDemandPart.tsx';
import type { StaffDeskCopy } from '../copy.ts';
import { EndingNeeds } from './EndingNeeds.tsx';
import { Handovers } from './Handovers.tsx';
import { lazyDayCard } from './lazy-day-card.ts';
import { OpenSettlements } from './OpenSettlements.tsx';
import { Problems } from './Problems.tsx';
import { UnansweredMessages } from './UnansweredMessages.tsx';
import { WaitingOrders } from './WaitingOrders.tsx';

interface Props {
  overview: StaffOverview;
  copy: Pick<StaffDeskCopy, 'overview' | 'orders' | 'list'>;
}

/** The cards of the overview. A volunteer gets fewer of them than staff do. */
export function OverviewCards({ overview, copy: { overview: copy, orders, list } }: Props) {
  const { staff } = overview;
  return (
    <>
      <div className="overview__main">
        <Handovers overview={overview} copy={copy.handovers} />
        <WaitingOrders overview={overview} copy={copy.waiting} statuses={orders.statuses} />
      </div>
      <div className="overview__side">
        {staff && <Problems problems={staff.problems} copy={copy.problems} />}
        {staff && <UnansweredMessages messages={staff.messages} copy={copy.messages} />}
        <EndingNeeds needs={overview.needs} copy={copy.needs} />
        {staff && <OpenSettlements settlement={staff.settlement} copy={copy.settlement} />}
      </div>
      <OnDemandPart code={lazyDayCard} copy={list} props={{ days: overview.days, copy: copy.days }} />
    </>
  );
}
