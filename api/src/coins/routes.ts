import { getCoinRuleEndpoint, listCoinsEndpoint } from '@kindcrate/contract/coins';
import { accountOf } from '../http/authentication.ts';
import type { AnswerCall } from '../http/endpoints.ts';
import { readPlace, writePlace } from '../paging/cursor.ts';
import type { Services } from '../services.ts';
import { coinRuleOf } from './coin-rule.ts';
import { findSum, listEntries } from './repository.ts';

const pageSize = 100;

export function addCoinRoutes(answer: AnswerCall, { database, environment }: Services): void {
  const rule = coinRuleOf(environment);

  answer(getCoinRuleEndpoint, async () => ({ data: rule }));

  answer(listCoinsEndpoint, async (request) => {
    const { userId } = accountOf(request);
    const sum = await findSum(database, userId);
    const { entries, next } = await listEntries(database, userId, readPlace(request.query.after), pageSize);
    return { data: { balance: Math.max(0, sum), debt: Math.max(0, -sum), entries, next: writePlace(next) } };
  });
}
