import { text, thread } from './parts.ts';
import { group } from './structure.ts';

const byFilter = group({ unanswered: text, mine: text, all: text });

/** The messages tab. */
export const staffMessages = group({
  show: text,
  filters: byFilter,
  none: byFilter,
  noSubject: text,
  unread: text,
  waiting: text,
  assignedTo: text,
  colleague: text,
  contactForm: text,
  details: text,
  choose: text,
  back: text,
  keys: text,
});

/** A thread, in the messages tab and in the details of an order. */
export const deskThread = group({
  ...thread,
  title: text,
  waitsSince: text,
  markAnswered: text,
  markOpen: text,
  take: text,
  release: text,
  assignedTo: text,
  colleague: text,
  nobody: text,
  updateFailed: text,
  closed: text,
  byEmail: text,
  openOrder: text,
  missing: text,
});
