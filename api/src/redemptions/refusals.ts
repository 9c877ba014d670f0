import { Failure } from '../failure.ts';

/** Why a redemption is refused. None of these costs a coin, and each says so or says what to do. */
export const refusals = {
  noBrand: () => new Failure('no_brand.unassigned'),
  brandHidden: () => new Failure('no_brand.hidden'),
  codeUnknown: () => new Failure('code_unknown', { field: 'code' }),
  codeExpired: () => new Failure('code_expired', { field: 'code' }),
  codeUsed: () => new Failure('code_used', { field: 'code' }),
  ownCode: () => new Failure('own_code', { field: 'code' }),
  tooMuch: (balance: number) =>
    balance
      ? new Failure('not_enough_coins.at_most', { field: 'coins', values: { coins: balance } })
      : new Failure('not_enough_coins.none', { field: 'coins' }),
  notCovered: () => new Failure('not_enough_coins.not_covered'),
  notYours: () => new Failure('not_found.redemption'),
  overdue: () => new Failure('redemption_expired.overdue'),
  withdrawn: () => new Failure('redemption_expired.withdrawn'),
  decided: (status: 'approved' | 'refused') => new Failure(`already_decided.${status}`),
  keyReused: () => new Failure('idempotency_key_reused.redemption'),
} as const;
