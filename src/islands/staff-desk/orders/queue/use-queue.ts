import { type RefObject, useEffect, useRef } from 'react';
import { staffOrders } from '../../../../stores/staff-orders.ts';
import { useResource } from '../../../../ui/resource/use-resource.ts';
import { useMedia } from '../../../../ui/use-media.ts';
import { wideScreen } from '../../wide-screen.ts';
import { rowLinkId } from './row-link-id.ts';
import { showOrder, useOrderId } from './use-order-id.ts';

/**
 * Which order is open, and how to step to its neighbors. Without an order in the URL, the first one is open if there is space beside the
 * list, or if the list contains no other order.
 * @param isTable whether the queue is a table, which gets all the space until someone opens an order
 */
export function useQueue(root: RefObject<HTMLElement | null>, isTable: boolean) {
  const isWide = useMedia(wideScreen);
  const { data } = useResource(staffOrders);
  const openOrderId = useOrderId();
  const items = data?.items ?? [];
  const isOnlyOrder = items.length === 1 && data?.next === null;
  const first = !isTable && (isWide || isOnlyOrder) ? items[0] : undefined;
  const order = openOrderId === undefined ? first : items.find(({ _id }) => _id === openOrderId);
  useFocusAfterClosing(root, openOrderId);

  const onStep = (step: 1 | -1) => {
    const index = items.findIndex(({ _id }) => _id === order?._id);
    const neighbor = items[index + step];
    if (neighbor) showOrder(neighbor._id);
    else if (step === 1 && data?.next) void staffOrders.more();
    return neighbor?._id;
  };
  return {
    isWide,
    /** Whether the details replace the list. */
    isFullPage: !isWide && openOrderId !== undefined,
    /** Whether the list has loaded. Only then is it known which orders it does not contain. */
    isLoaded: data !== undefined,
    items,
    openOrderId,
    order,
    onStep,
    hasMore: Boolean(data?.next),
  };
}

/** After the details of an order are closed, moves the focus to the order in the list. */
function useFocusAfterClosing(root: RefObject<HTMLElement | null>, openOrderId: string | undefined): void {
  const before = useRef(openOrderId);
  useEffect(() => {
    const closed = openOrderId === undefined ? before.current : undefined;
    before.current = openOrderId;
    if (closed === undefined || document.activeElement !== document.body) return;
    root.current?.querySelector<HTMLElement>(`[id="${CSS.escape(rowLinkId(closed))}"]`)?.focus();
  }, [root, openOrderId]);
}
