import { readResponse } from '../lib/read.ts';

const text = 'string' as const;

const kinds = { 'drop-off': text, collection: text };

const address = {
  /** With `{charity}`. */
  title: text,
  /** Shown when the address of an earlier gift was filled in. */
  remembered: text,
  street: text,
  number: text,
  postalCode: text,
  city: text,
  remark: text,
  remarkHint: text,
};

const times = {
  title: text,
  /** With `{max}` and `{charity}`. */
  hint: text,
  loading: text,
  failed: text,
  none: text,
  /** Shown when chosen times are no longer free; with `{times}`. */
  gone: text,
  /** The label of the button that shows all days. */
  more: text,
  /** With `{count}` and `{max}`. */
  count: text,
};

const shape = {
  title: text,
  hint: text,
  kinds,
  /** When and where an organization collects; with `{days}` and `{area}`. */
  collects: text,
  /** With `{time}`. */
  openUntil: text,
  /** The label of the button that clears the choice, so that the handover is arranged later. */
  later: text,
  tryAgain: text,
  address,
  times,
};

type StringsOf<Parts> = { [Name in keyof Parts]: Parts[Name] extends string ? string : StringsOf<Parts[Name]> };

export type AddressCopy = StringsOf<typeof address>;

export type PreferredTimesCopy = StringsOf<typeof times>;

/** The copy with which the donation form asks about the handover. Like all copy, it comes with the site, not from the API. */
export type HandoverChoiceCopy = StringsOf<typeof shape>;

/** @param url of a JSON file with `HandoverChoiceCopy` */
export const readHandoverCopy = (url: string): Promise<HandoverChoiceCopy> =>
  readResponse<HandoverChoiceCopy>(shape, fetch(url));
