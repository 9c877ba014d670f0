import { isMessageTemplate } from '@kindcrate/contract/message-format';
import { z } from 'astro/zod';
import { group } from './structure.ts';

const textRule = 'write at least one word';
const bracesRule = 'should have braces only as in {name} or {coins, plural, one {# coin} other {# coins}}';

/** Text of at most `max` characters. */
const textUpTo = (max: number) =>
  z
    .string({ error: ({ input }) => (input == null ? `is missing; ${textRule}` : 'should be text; put it in quotes') })
    .trim()
    .min(1, textRule)
    .max(max, `should have at most ${max} characters`)
    .refine(isMessageTemplate, bracesRule);

/** A sentence or two, or the words on a button. */
export const text = textUpTo(300);

/** A title, or the small line above one. Longer ones would push everything else off the first screen of a phone. */
export const heading = textUpTo(120);

/** A paragraph of longer text. */
export const paragraph = textUpTo(1_000);

const linkTargetRule = 'should start with /, #, https://, mailto: or tel:';

/** A path on this site (`/about`), an anchor (`#top`), or an https, mailto or tel URL. */
export const linkTarget = z
  .string(linkTargetRule)
  .max(300, 'should have at most 300 characters')
  // Browsers read what follows `//` or `/\` as the host name of another site.
  .regex(/^(\/(?![/\\])|#|https:\/\/|mailto:|tel:)/, linkTargetRule)
  .meta({ description: linkTargetRule, kind: 'link' });

export const link = group({ label: heading, href: linkTarget });

/** A link that may be omitted. The copy editor saves `{}` when its fields are empty. */
export const optionalLink = z.preprocess(
  (value) => (JSON.stringify(value) === '{}' ? undefined : value),
  link.optional(),
);

/**
 * The absolute URL of an embedded page.
 * @param content what the page shows, such as `video`
 * @param start what the URL must start with
 */
export function embedUrl(content: string, start: string) {
  const rule = `should be the web address of a ${content} that starts with ${start}`;
  return z
    .string(rule)
    .max(500, 'should have at most 500 characters')
    .startsWith(start, rule)
    .meta({ description: rule });
}

/** A whole number from `min` to `max`, both inclusive. */
export function count(min: number, max = Number.MAX_SAFE_INTEGER) {
  const range = max === Number.MAX_SAFE_INTEGER ? `of at least ${min}` : `from ${min} to ${max}`;
  const rule = `should be a whole number ${range}, without quotes`;
  return z.int(rule).min(min, rule).max(max, rule);
}

export const day = z.coerce.date('should be a day, such as 2026-11-20');

/** Search engines show both; the browser's tab shows the title. */
export const page = { title: heading, description: text };

/** Every form has a submit button, an error summary and a message for a failed request. */
export const submission = { submit: text, errorTitle: text, failure: text };

/** For forms that warn when the connection is lost. */
export const offlineNote = { offline: text };

/** For forms that keep a draft: the note that it was restored, and the button that discards it. */
export const draftNote = { ...offlineNote, draftRestored: text, clearDraft: text };

/** For the messages of a thread, and the form that adds a message. */
export const thread = {
  ...submission,
  ...draftNote,
  list: text,
  unread: text,
  empty: text,
  desk: text,
  text,
  textHint: text,
  loading: text,
  loadFailed: text,
  tryAgain: text,
};

/** For the actions that copy and delete the data of a person. */
export const personalData = {
  download: text,
  downloaded: text,
  downloadFailed: text,
  fileName: text,
  deletion: group({
    ...submission,
    ...offlineNote,
    open: text,
    question: text,
    openOrders: text,
    openOrdersHint: text,
    choose: text,
    choices: group({ cancel: text, finish: text }),
    keep: text,
  }),
};

/** For fields of a new password: the estimate of its strength that is shown while it is typed. */
export const passwordStrength = group({ tooShort: text, weak: text, fair: text, strong: text });

/** For lists that load page by page. */
export const pagedList = group({ loading: text, failed: text, tryAgain: text, more: text });

/** For the items of an order that has several. */
export const orderItems = group({
  title: text,
  pieces: text,
  received: text,
  conditions: group({ new: text, good: text, worn: text }),
  photoAlt: text,
});

const progressStep = group({ title: text, text });

/** The five steps of an order. */
export const orderProgress = group({
  done: text,
  next: text,
  by: text,
  steps: group({
    submitted: progressStep,
    'under review': progressStep,
    accepted: progressStep,
    received: progressStep,
    completed: progressStep,
  }),
});

/** What became of an order, and whether visitors may see it. */
export const orderOutcome = group({
  title: text,
  photoAlt: text,
  consent: text,
  consentHint: text,
  failure: text,
  loading: text,
  tryAgain: text,
});

/** Copy of the QR code scanner. */
export const scanner = {
  scan: text,
  stop: text,
  starting: text,
  aimHint: text,
  picture: text,
  wrongCode: text,
  refused: text,
  missing: text,
  failed: text,
};
