import { handoverState } from './handover.ts';
import { heading, link, orderItems, orderOutcome, orderProgress, page, text } from './parts.ts';
import { byStatus } from './profile.ts';
import { group } from './structure.ts';

export const thanks = {
  ...page,
  titleWithName: text,
  loading: text,
  failed: text,
  tryAgain: text,
  unknown: group({ title: heading, text, link }),
  items: orderItems,
  handover: group({ ...handoverState, change: link }),
  news: group(byStatus),
  emailed: text,
  changeEmail: link,
  unconfirmed: text,
  confirmEmail: link,
  number: text,
  contents: text,
  photoAlt: text,
  follow: link,
  label: text,
  print: text,
  outcome: orderOutcome,
  progressTitle: text,
  expected: text,
  progress: orderProgress,
  again: group({ title: heading, text, label: text }),
};
