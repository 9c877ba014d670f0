import { link, page, submission, text, waiting } from './parts.ts';
import { group, list } from './structure.ts';

export const payment = {
  ...page,
  eyebrow: text,
  lead: text,
  withoutScript: text,
  loading: text,
  frame: text,
  failed: text,
  late: text,
  tryAgain: text,
  thanks: group({ title: text, text, links: list(link, 1, 2) }),
  /** The page of ours that stands in the frame while no provider is chosen. */
  sandbox: group({
    ...page,
    ...submission,
    ...waiting,
    badge: text,
    note: text,
    cardNumber: text,
    expiryDate: text,
    expiryDateHint: text,
    securityCode: text,
    securityCodeHint: text,
    withoutScript: text,
    cards: group({ title: text, accepted: text, declined: text, rest: text }),
  }),
};
