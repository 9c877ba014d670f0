import { heading, link, page, text } from './parts.ts';
import { group } from './structure.ts';

const result = group({ title: heading, text });

export const paymentReceipt = {
  ...page,
  loading: text,
  failed: text,
  tryAgain: text,
  unknown: group({ title: heading, text, link }),
  noScript: text,
  back: link,
  eyebrow: heading,
  results: group({ pending: result, accepted: result, declined: result, refunded: result }),
  number: text,
  amount: text,
  recipient: text,
  createdAt: text,
  paidAt: text,
  check: text,
  checkAgain: text,
  print: text,
};
