import type { HeldMove } from '../lib/order-moves.ts';
import type { MoveReport } from '../stores/move-state.ts';

/** A move that declines one order. Its countdown is over, so that the workbench always shows the same number of seconds. */
export const heldMove: HeldMove = {
  id: 'move',
  status: 'declined',
  reason: 'Our racks are full until March.',
  form: 'status-order-submitted-declined',
  orders: [{ _id: 'order-submitted', expectedStatus: 'submitted' }],
  heldAt: 0,
  sendAt: 0,
};

/** What the desk reports about a move, by what happened to it. */
export const moveReports: Readonly<Record<string, MoveReport>> = {
  'being sent': { kind: 'sending', count: 1 },
  'without a reply': { kind: 'unsent', count: 1 },
  undone: { kind: 'undone', count: 1 },
  sent: { kind: 'sent', moved: 3, notMoved: [], isConflict: false, reasons: [] },
  'changed by a colleague': {
    kind: 'sent',
    moved: 0,
    notMoved: ['order-submitted'],
    isConflict: true,
    reasons: [
      'Someone else changed this first. This order is accepted. It can become received, declined, or cancelled.',
    ],
  },
  refused: { kind: 'failed', message: 'You are no longer at this desk.' },
};
