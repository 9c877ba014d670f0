import { heading, link, page, pagedList, text } from './parts.ts';
import { group } from './structure.ts';

export const coins = {
  ...page,
  eyebrow: heading,
  lead: text,
  balance: text,
  debt: text,
  spend: link,
  give: link,
  entries: text,
  none: text,
  kinds: group({ earning: text, spending: text, reversal: text }),
  reference: text,
  rule: group({ title: heading, text }),
  list: pagedList,
};
