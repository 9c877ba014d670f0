import type { ExpectedDates, StatusChange } from '@kindcrate/contract/orders';

/** The statuses, in sequence, of an order whose goods arrive. */
const statuses = ['submitted', 'under review', 'accepted', 'received', 'completed'] as const;

export type ProgressStatus = (typeof statuses)[number];

export interface ProgressStep {
  status: ProgressStatus;
  state: 'done' | 'next' | 'later';
  /** ISO 8601: when the order got this status; undefined if it has not, or if the API does not return it. */
  at: string | undefined;
  /** ISO 8601: when the goods change hands, if that is agreed. */
  agreed?: string | undefined;
  /** The date by which the step usually happens, `YYYY-MM-DD`. */
  expected?: string | undefined;
}

interface Order {
  status: string;
  createdAt?: string | undefined;
  history: StatusChange[];
  expected?: ExpectedDates | undefined;
  handover?: { agreed?: { start: string } | undefined } | undefined;
}

/** Whether an order was declined or canceled. The progress steps of such an order would promise something that will not happen. */
export const isDeclinedOrCancelled = ({ status }: Pick<Order, 'status'>) =>
  status === 'declined' || status === 'cancelled';

/**
 * The five steps of an order that was neither declined nor canceled. An order with a status that we do not know, from another API, has at
 * least been submitted.
 */
export function progressSteps({ status, createdAt, history, expected, handover }: Order): ProgressStep[] {
  const last = Math.max(0, statuses.indexOf(status as ProgressStatus));
  return statuses.map((step, index) => ({
    status: step,
    state: index <= last ? 'done' : index === last + 1 ? 'next' : 'later',
    at: history.findLast((change) => change.status === step)?.at ?? (index === 0 ? createdAt : undefined),
    ...(index > last && {
      agreed: step === 'received' ? handover?.agreed?.start : undefined,
      expected: step === 'received' || step === 'completed' ? expected?.[step] : undefined,
    }),
  }));
}
