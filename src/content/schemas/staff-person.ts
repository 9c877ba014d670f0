import { text } from './parts.ts';
import { group } from './structure.ts';

/** The desk's page about one person. */
export const staffPerson = group({
  back: text,
  missing: text,
  joined: text,
  orders: group({ title: text, none: text }),
  order: text,
  coins: group({ title: text, none: text, sums: text, balance: text }),
  entryKinds: group({ earning: text, spending: text, reversal: text }),
  messages: group({ title: text, none: text, open: text }),
  notes: group({
    title: text,
    none: text,
    label: text,
    hint: text,
    add: text,
    failure: text,
    byDeleted: text,
  }),
  sessions: group({
    title: text,
    none: text,
    unknown: text,
    current: text,
    lastUsed: text,
    end: text,
    failure: text,
  }),
  work: group({ title: text, redemptions: text, settlement: text }),
  activity: group({ title: text, actor: text, about: text }),
  account: text,
});
