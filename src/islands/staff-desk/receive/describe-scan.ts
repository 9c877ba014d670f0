import { formatMessage } from '@kindcrate/contract/message-format';
import type { QueuedOrder } from '../../../lib/staff-orders.build.ts';
import type { Scan } from '../../../stores/receiving.ts';
import type { ReceiveCopy } from './copy.ts';

export interface ScanText {
  title: string;
  /** May contain `{time}` for `at`. */
  text: string;
  /** When the order got the status that the text is about, ISO 8601. */
  at?: string | undefined;
  /** Why the order got that status. */
  reason?: string | undefined;
}

interface ScanContext {
  isStaff: boolean;
  /** Whether the shift already has parcels. */
  hasBegun: boolean;
}

/** What the desk shows about the last scan. */
export function describeScan(scan: Scan | undefined, { isStaff, hasBegun }: ScanContext, copy: ReceiveCopy): ScanText {
  if (!scan) return hasBegun ? copy.next : copy.empty;
  if (scan.kind === 'expected') return describeExpected(scan.parcel.order, copy);
  if (scan.kind === 'several') {
    return { ...copy.several, text: formatMessage(copy.several.text, { count: scan.orders.length }) };
  }
  if (scan.kind === 'unread') return scan.isOffline ? copy.unreadOffline : copy.unread;
  if (scan.kind === 'unknown') {
    // Volunteers must not learn whether another organization has the order, so their text covers both cases.
    const { title, text } = isStaff ? copy.unknown : copy.unknownOfYours;
    return { title, text: formatMessage(text, { number: scan.text }) };
  }
  const { title, text } = copy.refusals[scan.kind];
  return {
    title,
    text: formatMessage(text, { organization: scan.order.charity.title }),
    ...changeOf(scan.order, scan.kind),
  };
}

function describeExpected(order: QueuedOrder, { expected }: ReceiveCopy): ScanText {
  const { status } = order;
  const isEarly = status === 'submitted' || status === 'under review';
  return { title: expected.title, text: expected[isEarly ? status : 'accepted'], at: changeOf(order, status).at };
}

/** When and why an order got a status, or its latest status if it never had the given one. */
function changeOf({ createdAt, history }: QueuedOrder, status: string) {
  const change = history.find((entry) => entry.status === status) ?? history.at(-1);
  return { at: change?.at ?? createdAt, reason: change?.reason };
}
