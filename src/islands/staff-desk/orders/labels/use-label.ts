import { useEffect, useRef } from 'react';
import { filterOrders, parseFilter, staffOrders } from '../../../../stores/staff-orders.ts';
import { useResource } from '../../../../ui/resource/use-resource.ts';

/**
 * The order number (or only its end) in the page's URL, which filters the queue. Once it is known to match exactly one order, the focus
 * moves to that order.
 */
export function useLabel() {
  const { state, data } = useResource(staffOrders);
  const { order: key, ...others } = parseFilter(location.search);
  const before = useRef(others);
  const focused = useRef<string>(undefined);
  const rows = state === 'ready' ? data : undefined;
  const onlyId = key !== undefined && rows?.items.length === 1 ? rows.items[0]?._id : undefined;
  useEffect(() => {
    if (onlyId === undefined || focused.current === onlyId) return;
    focused.current = onlyId;
    document.getElementById(`order-${onlyId}`)?.focus();
  }, [onlyId]);

  return {
    key,
    /** Undefined while the rows are loading, and after loading failed. */
    rows,
    open(order: string) {
      if (key === undefined) before.current = others;
      focused.current = undefined;
      return filterOrders({ order });
    },
    /** Restores the filter that was in use before a label was opened. */
    showAll: () => filterOrders(before.current),
  };
}
