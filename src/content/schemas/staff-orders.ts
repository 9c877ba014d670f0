import { draftNote, text } from './parts.ts';
import { byStatus } from './profile.ts';
import { group } from './structure.ts';

/** Offered after a `conflict`: someone else saved first, so the form can reload the latest version. */
export const reloadLatest = group({ label: text, failure: text, done: text, doneWithDraft: text });

export const staffOrders = group({
  ...draftNote,
  errorTitle: text,
  failure: text,
  reloadLatest,
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
  offeredAndReceived: text,
  location: text,
  phone: text,
  donor: text,
  donorContact: text,
  date: text,
  number: text,
  coins: text,
  history: text,
  statuses: group(byStatus),
  statusActions: group(byStatus),
  receivedQuantity: text,
  receivedQuantityHint: text,
  reason: text,
  reasonHint: text,
  cancel: text,
});
