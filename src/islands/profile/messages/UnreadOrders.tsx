import { formatMessage } from '@kindcrate/contract/message-format';
import { unreadThreads } from '../../../stores/order-threads.ts';
import { useResource } from '../../../ui/resource/use-resource.ts';
import type { OrderMessagesCopy } from './copy.ts';

interface Props {
  onOpen: (orderId: string) => void;
  copy: OrderMessagesCopy;
}

/**
 * The orders with new messages. Renders nothing if there are none, or if they could not be loaded: the donor also gets an email
 * about them.
 */
export function UnreadOrders({ onOpen, copy }: Props) {
  const { data = [] } = useResource(unreadThreads);
  if (!data.length) return null;
  return (
    <section className="notice notice--info" aria-label={copy.unreadTitle}>
      <p>{copy.unreadTitle}</p>
      <div className="button-row">
        {data.map(({ _id, itemsName, unread }) => (
          <button className="button button--small button--quiet" type="button" key={_id} onClick={() => onOpen(_id)}>
            {formatMessage(copy.unreadOrder, { item: itemsName, count: unread })}
          </button>
        ))}
      </div>
    </section>
  );
}
