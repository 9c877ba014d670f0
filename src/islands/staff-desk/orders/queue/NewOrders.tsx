import { formatMessage } from '@kindcrate/contract/message-format';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $newOrders } from '../../../../stores/desk-counts.ts';
import { markOrdersSeen } from '../../../../stores/desk-news.ts';
import { replaceFilter, staffOrders } from '../../../../stores/staff-orders.ts';
import { useResource } from '../../../../ui/resource/use-resource.ts';

interface Props {
  /** With `{count}`. */
  text: string;
}

/**
 * Announces new orders that the list does not show yet, with a button that shows them. The list does not change by itself, because someone
 * may be working in it.
 */
export function NewOrders({ text }: Props) {
  const count = useStore($newOrders);
  const { data } = useResource(staffOrders);
  useEffect(() => {
    if (data) markOrdersSeen(data.items.map(({ createdAt }) => createdAt));
  }, [data]);
  return (
    <p className="queue__new" role="status">
      {count > 0 && (
        <button className="link" type="button" onClick={() => void replaceFilter({})}>
          {formatMessage(text, { count })}
        </button>
      )}
    </p>
  );
}
