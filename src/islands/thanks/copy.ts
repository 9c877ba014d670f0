import type { OrderStatus } from '@kindcrate/contract/orders';
import type { LinkCopy } from '../../ui/copy.ts';
import type { HandoverStateCopy } from '../../ui/handover/copy.ts';
import type { OrderItemsCopy } from '../../ui/order-items/copy.ts';
import type { OrderOutcomeCopy } from '../../ui/order-outcome/copy.ts';
import type { OrderProgressCopy } from '../../ui/order-progress/OrderProgress.tsx';

export interface ThanksCopy {
  /** The title until the order has loaded. */
  title: string;
  /** With `{name}`. */
  titleWithName: string;
  loading: string;
  failed: string;
  tryAgain: string;
  unknown: { title: string; text: string; link: LinkCopy };
  items: OrderItemsCopy;
  handover: HandoverStateCopy & { change: LinkCopy };
  /** For each status of the order, a sentence about what is happening to the order. With `{charity}`. */
  news: Record<OrderStatus, string>;
  /** With `{email}`. Shown when the email is confirmed, because news is sent only to a confirmed email. */
  emailed: string;
  changeEmail: LinkCopy;
  unconfirmed: string;
  confirmEmail: LinkCopy;
  /** The label of the order number, for screen readers. */
  number: string;
  /** With `{quantity}` and `{charity}`. */
  contents: string;
  /** With `{item}`. */
  photoAlt: string;
  /** The link to the order in the profile. */
  follow: LinkCopy;
  /** The text of the link to the page with the label. */
  label: string;
  print: string;
  outcome: OrderOutcomeCopy;
  progressTitle: string;
  /** About the dates by which steps are expected; with `{charity}`. */
  expected: string;
  progress: OrderProgressCopy;
  again: { title: string; text: string; label: string };
}
