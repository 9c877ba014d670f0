import { countOf } from '../count-of.ts';
import { Failure } from '../failure.ts';

/** What can stand in the way of a redemption. None of it costs a coin, and each says so or says what to do. */
export const refusals = {
  noBrand: () =>
    new Failure('no_brand', 'Your account belongs to no brand yet. Ask us to name yours, then you can take coins'),
  brandHidden: () =>
    new Failure('no_brand', 'Your brand is not shown here just now, so it cannot take coins. Ask us why'),
  codeUnknown: () =>
    inCode('code_unknown', 'We do not know this code. Check it letter by letter, or ask for a new one'),
  codeExpired: () => inCode('code_expired', 'This code ran out. Your customer has a new one on the screen already'),
  codeUsed: () => inCode('code_used', 'This code was used already, and it works once. Ask for a new one'),
  ownCode: () => inCode('own_code', 'This is your own code. A colleague can redeem it for you'),
  tooMuch: (most: number) => {
    const message = most
      ? `The balance allows at most ${countOf(most, 'coin')}`
      : 'There are no coins on this account yet';
    return new Failure('not_enough_coins', message, { fields: { coins: message } });
  },
  notCovered: () =>
    new Failure(
      'not_enough_coins',
      'Your coins do not cover this any more. The request is ended, and nothing was spent',
    ),
  notYours: () => new Failure('not_found', 'There is no such request for your coins'),
  overdue: () => new Failure('redemption_expired', 'This request ran out before your answer. Nothing was spent'),
  withdrawn: () =>
    new Failure(
      'redemption_expired',
      'Who asked does not take coins for this brand any more. The request is ended, and nothing was spent',
    ),
  decided: (status: 'approved' | 'refused') =>
    new Failure('already_decided', `This request is ${status} already. It stays as it is`),
  keyReused: () =>
    new Failure('idempotency_key_reused', 'This was sent already with another code or other coins. Start anew'),
} as const;

function inCode(code: 'code_unknown' | 'code_expired' | 'code_used' | 'own_code', message: string): Failure {
  return new Failure(code, message, { fields: { code: message } });
}
