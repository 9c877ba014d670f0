/** An order as the figures count it. Times are in milliseconds since 1970. */
interface CountedOrder {
  organizationId: string;
  pieces: number;
  offeredAt: number;
  receivedAt: number;
  completedAt: number | undefined;
}

/** How often a sample organization gets orders, and how long each step takes. Each list is repeated from its start. */
interface OrderPattern {
  /** Days between two orders. */
  everyDays: number;
  /** The number of orders so far. */
  orders: number;
  pieces: readonly number[];
  /** Days from the offer until the goods were received. */
  daysToReceived: readonly number[];
  /** Days from the receipt until the order was completed. */
  daysToCompleted: readonly number[];
}

/** By the organization's slug. Most lists of one organization differ in length, so that equal orders are rare. */
const orderPatterns: Readonly<Record<string, OrderPattern>> = {
  'mantle-and-mitten': {
    everyDays: 1.3,
    orders: 412,
    pieces: [3, 1, 6, 2, 14, 4, 2, 9, 5, 1, 24],
    daysToReceived: [4.2, 6.1, 3.8, 5.5, 9.3, 4.9, 2.7],
    daysToCompleted: [1.6, 3.2, 2.4, 6.8, 1.1],
  },
  'first-bell-satchels': {
    everyDays: 2.1,
    orders: 236,
    pieces: [2, 8, 1, 5, 30, 3, 4],
    daysToReceived: [5.1, 7.4, 3.9, 6.2, 8.8],
    daysToCompleted: [2.2, 9.5, 4.1, 3.3, 12.6, 5.7],
  },
  'ladle-lane-kitchen': {
    everyDays: 1.7,
    orders: 304,
    pieces: [12, 24, 6, 8, 40, 18, 5],
    daysToReceived: [2.1, 3.4, 1.8, 4.6, 2.9],
    daysToCompleted: [0.9, 1.4, 2.2, 0.7],
  },
  'pagewheel-library': {
    everyDays: 2.6,
    orders: 188,
    pieces: [15, 4, 32, 9, 21, 6],
    daysToReceived: [6.3, 8.1, 5.2, 11.4, 7.0],
    daysToCompleted: [3.8, 7.2, 5.1, 10.9],
  },
  'button-and-bear': {
    everyDays: 2.3,
    orders: 197,
    pieces: [4, 2, 7, 11, 3, 1, 6, 5],
    daysToReceived: [3.6, 5.8, 4.4, 7.9, 5.0],
    daysToCompleted: [2.5, 4.7, 1.9, 6.1, 3.3],
  },
  'lantern-row': {
    everyDays: 1.9,
    orders: 268,
    pieces: [6, 2, 4, 10, 1, 3, 16],
    daysToReceived: [3.1, 4.8, 6.6, 2.9, 5.4],
    daysToCompleted: [1.2, 2.8, 0.8, 4.3],
  },
};

const day = 24 * 60 * 60 * 1000;

/** Made-up orders of the sample organizations, relative to now, so that the latest are always a few days old. */
export function sampleReceivedOrders(now: Date): CountedOrder[] {
  return Object.entries(orderPatterns).flatMap(([organizationId, pattern]) =>
    Array.from({ length: pattern.orders }, (_, index) => {
      const receivedAt = now.getTime() - (index + 1) * pattern.everyDays * day;
      const completedAt = receivedAt + at(pattern.daysToCompleted, index) * day;
      return {
        organizationId,
        pieces: at(pattern.pieces, index),
        offeredAt: receivedAt - at(pattern.daysToReceived, index) * day,
        receivedAt,
        completedAt: completedAt > now.getTime() ? undefined : completedAt,
      };
    }),
  );
}

const at = (values: readonly number[], index: number): number => values[index % values.length] ?? 0;
