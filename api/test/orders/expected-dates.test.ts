import type { Handover } from '@kindcrate/contract/handovers';
import type { Order } from '@kindcrate/contract/orders';
import { describe, expect, test } from 'vitest';
import { estimateDates } from '../../src/orders/expected-dates.ts';

describe('the expected dates of an order', () => {
  const now = new Date('2026-11-23T20:00:00Z');
  const durations = { toReceived: 48, toCompleted: 72, timeZone: 'UTC' };
  const order = {
    status: 'under review',
    createdAt: '2026-11-23T10:00:00Z',
    history: [{ status: 'submitted', at: '2026-11-23T10:00:00Z' }],
  } satisfies Partial<Order>;
  const agreed = { start: '2026-12-01T10:00:00Z', end: '2026-12-01T11:00:00Z' };
  const handover: Handover = { kind: 'drop-off', state: 'agreed', preferred: [], offered: [], timeZone: 'UTC' };
  const received = { status: 'received', at: '2026-11-22T10:00:00Z' } as const;

  test.each<[string, Parameters<typeof estimateDates>[0], object | undefined, object | undefined]>([
    ['are counted from the offer', order, durations, { received: '2026-11-25', completed: '2026-11-28' }],
    [
      "are in the organization's time zone",
      order,
      { ...durations, timeZone: 'Pacific/Kiritimati' },
      { received: '2026-11-26', completed: '2026-11-29' },
    ],
    [
      'are counted from an agreed time, which is more precise than the estimate',
      { ...order, handover: { ...handover, agreed } },
      durations,
      { completed: '2026-12-04' },
    ],
    [
      'are counted from the receipt',
      { ...order, status: 'received', history: [...order.history, received] },
      durations,
      { completed: '2026-11-25' },
    ],
    [
      'leave out a step for which there are too few orders',
      order,
      { toReceived: 48, timeZone: 'UTC' },
      { received: '2026-11-25' },
    ],
    [
      'leave out the completion when the date of receipt cannot be estimated',
      order,
      { toCompleted: 72, timeZone: 'UTC' },
      undefined,
    ],
    ['are missing without figures', order, undefined, undefined],
    ['are missing for an order that is late', { ...order, createdAt: '2026-11-20T10:00:00Z' }, durations, undefined],
    [
      'can be today',
      { ...order, createdAt: '2026-11-21T10:00:00Z' },
      durations,
      { received: '2026-11-23', completed: '2026-11-26' },
    ],
    [
      'are missing after a missed handover',
      { ...order, handover: { ...handover, agreed: { start: '2026-11-20T10:00:00Z', end: '2026-11-20T11:00:00Z' } } },
      durations,
      undefined,
    ],
    ['are missing for a declined order', { ...order, status: 'declined' }, durations, undefined],
    [
      'are missing for a completed order',
      { ...order, status: 'completed', history: [...order.history, received] },
      durations,
      undefined,
    ],
  ])('%s', (_, progress, given, expected) => {
    expect(estimateDates(progress, given as Parameters<typeof estimateDates>[1], now)).toEqual(expected);
  });
});
