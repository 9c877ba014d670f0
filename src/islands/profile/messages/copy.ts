import type { ThreadCopy } from '../../../ui/thread/copy.ts';

export interface OrderMessagesCopy extends ThreadCopy {
  title: string;
  /** Replaces `title` while there are new messages. With `{count}`. */
  titleUnread: string;
  /** The author of the donor's own messages. */
  you: string;
  /** Part of the label of the orders tab, for screen readers. With `{count}`. */
  unreadCount: string;
  /** Shown above the list of orders with new messages. */
  unreadTitle: string;
  /** The label of the button that opens the messages of an order. With `{item}` and `{count}`. */
  unreadOrder: string;
}
