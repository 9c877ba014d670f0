import { listCoinsEndpoint } from '@kindcrate/contract/coin-ledger';
import { getCoinRuleEndpoint } from '@kindcrate/contract/coins';
import { accountOf } from '../http/authentication.ts';
import type { AddRoute } from '../http/endpoints.ts';
import { decodeCursor, encodeCursor } from '../paging/page.ts';
import type { Services } from '../services.ts';
import { coinRuleOf } from './ledger.ts';
import { listCoinEntries, sumEntries } from './repository.ts';

/** Coin entries per page. */
const ledgerPageSize = 100;

export function addCoinRoutes(route: AddRoute, { database, environment }: Services): void {
  const rule = coinRuleOf(environment);

  route(getCoinRuleEndpoint, async () => ({ data: rule }));

  route(listCoinsEndpoint, async (request) => {
    const { userId } = accountOf(request);
    const sum = await sumEntries(database, userId);
    const { entries, next } = await listCoinEntries(
      database,
      userId,
      decodeCursor(request.query.after),
      ledgerPageSize,
    );
    return { data: { balance: Math.max(0, sum), debt: Math.max(0, -sum), entries, next: encodeCursor(next) } };
  });
}
