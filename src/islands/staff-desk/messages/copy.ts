import type { ThreadFilter } from '@kindcrate/contract/staff-threads';
import type { ThreadCopy } from '../../../ui/thread/copy.ts';

/** The messages tab. */
export interface MessagesCopy {
  show: string;
  filters: Record<ThreadFilter, string>;
  /** Shown when the list is empty, by filter. */
  none: Record<ThreadFilter, string>;
  noSubject: string;
  /** With `{count}`. */
  unread: string;
  /** Shown beside a thread that waits for an answer. */
  waiting: string;
  /** With `{name}`. */
  assignedTo: string;
  /** Shown instead of a name that volunteers are not allowed to see. */
  colleague: string;
  /** Marks a message from the contact form. */
  contactForm: string;
  /** The accessible name of the open thread. */
  details: string;
  /** Shown while no thread is open. */
  choose: string;
  back: string;
  keys: string;
}

/** A thread at the desk, in the messages tab and among the details of an order. */
export interface DeskThreadCopy extends ThreadCopy {
  title: string;
  /** With `{time}`. */
  waitsSince: string;
  markAnswered: string;
  markOpen: string;
  take: string;
  release: string;
  /** With `{name}`. */
  assignedTo: string;
  /** Shown instead of a name that volunteers are not allowed to see. */
  colleague: string;
  nobody: string;
  updateFailed: string;
  /** Shown if the donor's account is blocked or deleted. */
  closed: string;
  /** How a reply to a contact message arrives. With `{email}`. */
  byEmail: string;
  openOrder: string;
  missing: string;
}
