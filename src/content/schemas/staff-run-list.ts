import { text } from './parts.ts';
import { group } from './structure.ts';

/** The collections and drop-offs of a day. */
export const staffRunList = group({
  failure: text,
  ownOrganization: text,
  week: text,
  previous: text,
  next: text,
  taken: text,
  agreed: text,
  closed: text,
  closedDays: text,
  print: text,
  summary: text,
  collections: text,
  dropOffs: text,
  none: text,
  goods: text,
  map: text,
  leave: text,
  left: text,
  received: text,
  more: text,
});
