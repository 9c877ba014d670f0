import { formatMessage } from '@kindcrate/contract/message-format';
import { unreadThreads } from '../../../stores/order-threads.ts';
import { Disclosure } from '../../../ui/disclosure/Disclosure.tsx';
import { OnDemandPart } from '../../../ui/on-demand/OnDemandPart.tsx';
import { useResource } from '../../../ui/resource/use-resource.ts';
import type { OrderMessagesCopy } from './copy.ts';
import { lazyOrderThread } from './lazy-order-thread.ts';

interface Props {
  orderId: string;
  isInitiallyOpen: boolean;
  copy: OrderMessagesCopy;
}

/** The messages about an order, which are loaded when they are opened. */
export function OrderMessages({ orderId, isInitiallyOpen, copy }: Props) {
  const { data = [] } = useResource(unreadThreads);
  const count = data.find(({ _id }) => _id === orderId)?.unread;
  return (
    <Disclosure
      label={count ? formatMessage(copy.titleUnread, { count }) : copy.title}
      isInitiallyOpen={() => isInitiallyOpen}
    >
      <OnDemandPart code={lazyOrderThread} copy={copy} props={{ orderId, copy }} />
    </Disclosure>
  );
}
