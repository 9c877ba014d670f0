import { array, boolean, type Infer, integer, nullable, number, object, string } from 'superstruct';
import { bodylessEndpoint } from './endpoint.ts';

/** How many orders must have been received before figures are public. Fewer would say more about individual donors than about the charity. */
export const minOrdersForFigures = 10;

/** The figures of the orders of one period. */
export const figures = object({
  /** Pieces that arrived, not counting those that turned out to be unusable. */
  pieces: integer(),
  /** Orders that were completed. */
  completed: integer(),
  /** Days from the offer until the goods were received: the median, with one decimal. */
  daysToReceived: number(),
  /** Days from the offer until the order was completed: the median; null while fewer than `minOrdersForFigures` orders have been completed. */
  daysToCompleted: nullable(number()),
});

export type Figures = Infer<typeof figures>;

const periods = {
  /** Null while too few orders have been received. */
  allTime: nullable(figures),
  /** The figures of the 90 days before the computation; null if too few orders were received in that time. */
  last90Days: nullable(figures),
  /** Whether the figures were computed from sample data, because there are too few orders. */
  isSample: boolean(),
};

export const figuresByPeriod = object(periods);

export type FiguresByPeriod = Infer<typeof figuresByPeriod>;

export const organizationFigures = object({ _id: string(), title: string(), ...periods });

/** The public figures, which are computed once a day. */
export const publicFigures = object({
  /** The day of the computation, `YYYY-MM-DD` in UTC; null before the first one. */
  computedOn: nullable(string()),
  /** How many orders must have been received in a period before its figures are public. */
  minOrders: integer(),
  /** The figures of all organizations together, including hidden ones. */
  all: figuresByPeriod,
  /** The figures of each organization that is not hidden, in display order. */
  organizations: array(organizationFigures),
});

export type PublicFigures = Infer<typeof publicFigures>;

export const getFiguresEndpoint = bodylessEndpoint({
  method: 'GET',
  path: '/figures',
  reply: object({ data: publicFigures }),
});
