import { text } from './parts.ts';
import { group } from './structure.ts';

export const staffPayments = group({
  status: text,
  anyStatus: text,
  statuses: group({ pending: text, accepted: text, declined: text, refunded: text }),
  none: text,
  totals: text,
  totalsHeading: text,
  total: text,
  count: text,
  unknownAmount: text,
  number: text,
  donor: text,
  noDonor: text,
  createdAt: text,
  paidAt: text,
  provider: text,
  providers: group({ sandbox: text, paymob: text }),
  reference: text,
  mismatches: group({
    unknownOrder: text,
    wrongAmount: text,
    wrongCurrency: text,
    wrongIntegration: text,
    paidTwice: text,
    partlyRefunded: text,
    notCaptured: text,
  }),
  receipt: text,
});
