import { heading, link, page, scanner, submission, text } from './parts.ts';
import { group } from './structure.ts';

export const redeem = {
  ...page,
  eyebrow: heading,
  lead: text,
  loading: text,
  notPartner: text,
  toProfile: link,
  partnerNote: text,
  tryAgain: text,
  code: group({
    ...submission,
    ...scanner,
    title: heading,
    code: text,
    codeHint: text,
  }),
  coins: group({ ...submission, title: heading, max: text, none: text, coins: text, coinsHint: text }),
  waiting: group({ title: heading, status: text, until: text, offline: text }),
  outcome: group({
    approved: text,
    approvedText: text,
    reference: text,
    refused: text,
    refusedText: text,
    expired: text,
    expiredText: text,
  }),
  nextCustomer: text,
};
