import { keeping, text } from './parts.ts';
import { byStatus } from './profile.ts';
import { group } from './structure.ts';

/** What is offered to whom a change was refused because somebody else was faster. */
export const loadAnew = group({ label: text, failure: text, done: text, doneKept: text });

export const staffOrders = group({
  ...keeping,
  problems: text,
  failure: text,
  loadAnew,
  filters: text,
  status: text,
  anyStatus: text,
  organization: text,
  anyOrganization: text,
  chosenOrganization: text,
  sort: text,
  newest: text,
  oldest: text,
  search: text,
  searchHint: text,
  find: text,
  download: text,
  downloaded: text,
  downloadFailed: text,
  fileName: text,
  none: text,
  imageAlt: text,
  charity: text,
  quantity: text,
  quantityReceived: text,
  location: text,
  phone: text,
  donor: text,
  donorOf: text,
  date: text,
  number: text,
  coins: text,
  history: text,
  statuses: group(byStatus),
  moves: group(byStatus),
  quantityCame: text,
  quantityCameHint: text,
  reason: text,
  reasonHint: text,
  giveUp: text,
});
