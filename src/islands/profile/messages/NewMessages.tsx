import { type ComponentProps, useEffect } from 'react';
import { useOnDemand } from '../../../ui/on-demand/use-on-demand.ts';
import { lazyUnreadOrders } from './lazy-order-messages.ts';
import type { UnreadOrders } from './UnreadOrders.tsx';

/** The orders with new messages, once the code has loaded. If the code cannot be loaded, the order card below reports the failure. */
export function NewMessages(props: ComponentProps<typeof UnreadOrders>) {
  const { loaded: Loaded, load } = useOnDemand(lazyUnreadOrders);
  useEffect(() => void load(), [load]);
  return Loaded ? <Loaded {...props} /> : null;
}
