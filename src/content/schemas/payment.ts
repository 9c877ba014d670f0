import { heading, link, offlineNote, page, submission, text } from './parts.ts';
import { group, list } from './structure.ts';

const outcome = group({ title: heading, text });

export const payment = {
  ...page,
  eyebrow: heading,
  lead: text,
  noScript: text,
  loading: text,
  frame: text,
  gift: text,
  failed: text,
  slow: text,
  declined: text,
  tryAgain: text,
  amounts: group({
    title: heading,
    other: text,
    limits: text,
    beyondLimits: text,
    apply: text,
    unreadable: text,
    failed: text,
    tryAgain: text,
    question: text,
    replace: text,
    keep: text,
  }),
  thanks: group({
    checking: text,
    results: group({ pending: outcome, accepted: outcome, declined: outcome, refunded: outcome }),
    unreachable: outcome,
    reported: group({ accepted: outcome, unknown: outcome }),
    checkAgain: text,
    tryAgain: text,
    receipt: text,
    links: list(link, 1, 2),
  }),
  /** The page to which a provider sends its frame when a payment has ended. */
  result: group({ ...page, accepted: text, declined: text, unknown: text, back: link }),
  /** Our own test page, shown in the frame until a payment provider is configured. */
  sandbox: group({
    ...page,
    ...submission,
    ...offlineNote,
    badge: text,
    note: text,
    cardNumber: text,
    expiryDate: text,
    expiryDateHint: text,
    securityCode: text,
    securityCodeHint: text,
    noScript: text,
    cards: group({ title: heading, accepted: text, declined: text, hint: text }),
  }),
};
