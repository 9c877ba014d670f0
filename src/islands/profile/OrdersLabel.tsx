import type { LenientProfile } from '@kindcrate/contract/profile';
import { useEffect } from 'react';
import { useOnDemand } from '../../ui/on-demand/use-on-demand.ts';
import type { ProfileCopy } from './copy.ts';
import { canHaveThread } from './messages/can-have-thread.ts';
import { lazyUnreadCount } from './messages/lazy-order-messages.ts';

interface Props {
  profile: LenientProfile;
  copy: ProfileCopy;
}

/** The label of the orders tab, with the number of new messages. That number is loaded only if some order can have messages. */
export function OrdersLabel({ profile, copy }: Props) {
  const { loaded: UnreadCount, load } = useOnDemand(lazyUnreadCount);
  const canHaveThreads = profile.orders.some(canHaveThread);
  useEffect(() => {
    if (canHaveThreads) void load();
  }, [canHaveThreads, load]);
  return (
    <>
      {copy.tabs.orders}
      {canHaveThreads && UnreadCount && <UnreadCount copy={copy.orders.messages} />}
    </>
  );
}
