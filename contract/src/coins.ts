import { type Infer, integer, object } from 'superstruct';
import { bodylessEndpoint } from './endpoint.ts';

/** How many coins an order earns when its goods are received. */
export const coinRule = object({
  perOrder: integer(),
  /** For each piece, in addition to `perOrder`. */
  perItem: integer(),
  /** The most that one order can earn. The field cannot be renamed, because clients depend on its name. */
  most: integer(),
});

export type CoinRule = Infer<typeof coinRule>;

export const getCoinRuleEndpoint = bodylessEndpoint({
  method: 'GET',
  path: '/coins/rule',
  reply: object({ data: coinRule }),
});
