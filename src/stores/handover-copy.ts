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

type TextsOf<Parts> = { [Name in keyof Parts]: Parts[Name] extends string ? string : TextsOf<Parts[Name]> };

export type AddressCopy = TextsOf<typeof address>;

export type PreferredTimesCopy = TextsOf<typeof times>;

/** The texts with which the donation form asks about the handover. They come with the site, not from the API, because they are copy. */
export type HandoverChoiceCopy = TextsOf<typeof shape>;

/** @param url of a JSON file with `HandoverChoiceCopy` */
export const readHandoverCopy = (url: string): Promise<HandoverChoiceCopy> =>
  readResponse<HandoverChoiceCopy>(shape, fetch(url));
