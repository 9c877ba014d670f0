import { formatMessage } from '@kindcrate/contract/message-format';
import { orderNumber } from '@kindcrate/contract/order-number';
import type { PersonLists } from '../../../../stores/staff-person.ts';
import { type ListCopy, PagedList } from '../../../../ui/paged-list/PagedList.tsx';
import { Time } from '../../../../ui/time/Time.tsx';
import type { DeskOrdersCopy } from '../../copy.ts';
import type { PersonPageCopy } from './copy.ts';
import { PersonCard } from './PersonCard.tsx';

interface Props {
  pages: PersonLists['orders'];
  statuses: DeskOrdersCopy['statuses'];
  list: ListCopy;
  copy: PersonPageCopy;
}

/** The orders of a person, each with a link that opens the order in the queue. */
export function PersonOrders({ pages, statuses, list, copy: { orders, order } }: Props) {
  return (
    <PersonCard title={orders.title}>
      <PagedList pages={pages} copy={list} emptyMessage={orders.none} label={orders.title}>
        {({ _id, itemsName, status, createdAt, ...row }) => (
          <div className="person-row">
            <a className="person-row__main" href={`?open=${encodeURIComponent(_id)}#orders`}>
              {itemsName}
            </a>
            <span className="person-row__soft">
              {formatMessage(order, row)} · {orderNumber(_id)} · <Time at={createdAt} />
            </span>
            <span className="desk-status person-row__end" data-status={status}>
              {statuses[status]}
            </span>
          </div>
        )}
      </PagedList>
    </PersonCard>
  );
}
