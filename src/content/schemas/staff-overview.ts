import { heading, text } from './parts.ts';
import { group } from './structure.ts';

const part = { title: heading, link: text, none: text };
const problem = group({ title: heading, text });

/** The overview: what waits for staff, problems of the server, and the last 30 days. */
export const staffOverview = group({
  ownOrganization: text,
  handovers: group({
    ...part,
    count: text,
    today: text,
    tomorrow: text,
    done: text,
    runs: group({ 'drop-off': text, collection: text }),
  }),
  waiting: group({
    ...part,
    count: text,
    since: text,
    oldest: text,
    order: text,
    status: text,
    sinceTitle: text,
    age: text,
    from: text,
  }),
  needs: group({ ...part, lastDay: text, daysLeft: text, progress: text, always: text }),
  messages: group({ ...part, count: text }),
  settlement: group({ title: heading, link: text, none: text, redemptions: text, coins: text }),
  problems: group({
    title: heading,
    none: text,
    kinds: group({
      'mail given up': problem,
      'mail waiting': problem,
      'disk low': problem,
      'disk full': problem,
      'nightly job': problem,
      figures: problem,
    }),
  }),
  days: group({ title: heading, table: text, received: text, placed: text, day: text, summary: text }),
});
