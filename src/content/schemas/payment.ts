import { link, offlineNote, page, submission, text } from './parts.ts';
import { group, list } from './structure.ts';

export const payment = {
  ...page,
  eyebrow: text,
  lead: text,
  noScript: text,
  loading: text,
  frame: text,
  failed: text,
  slow: text,
  tryAgain: text,
  thanks: group({ title: text, text, links: list(link, 1, 2) }),
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
    cards: group({ title: text, accepted: text, declined: text, hint: text }),
  }),
};
