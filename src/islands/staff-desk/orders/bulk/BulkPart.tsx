import { formatMessage } from '@kindcrate/contract/message-format';
import { useStore } from '@nanostores/react';
import { maxMovedOrders } from '../../../../lib/order-moves.build.ts';
import { $heldMove, $moveReport } from '../../../../stores/move-state.ts';
import { $selection, listSelected } from '../../../../stores/order-selection.ts';
import { OnDemandPart } from '../../../../ui/on-demand/OnDemandPart.tsx';
import type { ListCopy } from '../../../../ui/paged-list/PagedList.tsx';
import type { DeskOrdersCopy } from '../../copy.ts';
import { lazyQueuePart } from '../lazy-queue-part.ts';

interface Props {
  copy: DeskOrdersCopy;
  list: ListCopy;
}

/** Announces how many orders are selected, and shows what can be done with them. Takes up no space while there is nothing to show. */
export function BulkPart({ copy, list }: Props) {
  const selected = listSelected(useStore($selection));
  const held = useStore($heldMove);
  const report = useStore($moveReport);
  const count = selected.length;
  const text = count < maxMovedOrders ? copy.bulk.selected : copy.bulk.most;
  const countText = count ? formatMessage(text, { count }) : '';
  return (
    <>
      <p className="visually-hidden" role="status">
        {countText}
      </p>
      {(count > 0 || held || report) && (
        <OnDemandPart
          code={lazyQueuePart}
          copy={list}
          props={{ part: 'bulk', selected, countText, held, report, copy }}
        />
      )}
    </>
  );
}
