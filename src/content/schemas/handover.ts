import { heading, link, page, text } from './parts.ts';
import { group } from './structure.ts';

/** The copy of the form in which free times are chosen. */
export const freeTimes = group({
  title: heading,
  loading: text,
  failed: text,
  tryAgain: text,
  none: text,
  send: text,
  close: text,
  more: text,
  count: text,
  choose: text,
});

/** The copy for a handover wherever it is shown. */
export const handoverState = {
  title: heading,
  kinds: group({ 'drop-off': text, collection: text }),
  agreed: text,
  onTheWay: text,
  requested: text,
  preferred: text,
  stays: text,
  offered: text,
  cancelled: text,
};

/** The copy for a handover where its donor can answer: on the handover page and in the profile. */
export const handoverPart = group({
  ...handoverState,
  take: text,
  another: text,
  cancel: text,
  question: text,
  confirm: text,
  keep: text,
  failure: text,
  times: freeTimes,
});

export const handover = {
  ...page,
  eyebrow: heading,
  lead: text,
  loading: text,
  failed: text,
  tryAgain: text,
  ended: text,
  linkMissing: text,
  profileLink: link,
  gift: text,
  over: text,
  handover: handoverPart,
};
