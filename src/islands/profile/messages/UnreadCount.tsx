import { formatMessage } from '@kindcrate/contract/message-format';
import { unreadThreads } from '../../../stores/order-threads.ts';
import { useResource } from '../../../ui/resource/use-resource.ts';
import type { OrderMessagesCopy } from './copy.ts';
import './unread-count.scss';
import '../../../styles/blocks/visually-hidden.scss';

interface Props {
  copy: Pick<OrderMessagesCopy, 'unreadCount'>;
}

/** The number of messages that the donor has not read. Renders nothing if there are none, or if they could not be loaded. */
export function UnreadCount({ copy }: Props) {
  const { data = [] } = useResource(unreadThreads);
  const count = data.reduce((sum, { unread }) => sum + unread, 0);
  if (!count) return null;
  return (
    <>
      {' '}
      <span className="unread-count">
        <span aria-hidden="true">{count}</span>
        <span className="visually-hidden">{formatMessage(copy.unreadCount, { count })}</span>
      </span>
    </>
  );
}
