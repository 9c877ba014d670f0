import { heading, text } from './parts.ts';
import { group } from './structure.ts';

/** Copy of the handover part of the donation form. */
export const donationHandover = {
  title: heading,
  hint: text,
  kinds: group({ 'drop-off': text, collection: text }),
  collects: text,
  openUntil: text,
  later: text,
  tryAgain: text,
  address: group({
    title: heading,
    remembered: text,
    street: text,
    number: text,
    postalCode: text,
    city: text,
    remark: text,
    remarkHint: text,
  }),
  times: group({
    title: heading,
    hint: text,
    loading: text,
    failed: text,
    none: text,
    gone: text,
    more: text,
    count: text,
  }),
};
