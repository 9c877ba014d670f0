/**
 * The keys of values that stores and boot scripts keep in the browser's storage. Not the keys of the visit cache, which are the paths of
 * endpoints (stores/visit-cache.ts).
 */
export const storageKeys = {
  /** In `localStorage`: the raw session token. The specification prescribes the key (section 3). */
  token: 'token',
  /** In `sessionStorage`: the notice that the next page shows first. */
  flashNotice: 'notice',
  /** In `sessionStorage`: the page to return to after login. */
  returnPath: 'return-to',
  /**
   * In `sessionStorage`: the id and the name of the organization that someone chose on its page, separated by a space. The id is encoded
   * as in a URL.
   */
  keptCharity: 'kept-charity',
  /** In `sessionStorage`: the id of the redemption that a partner is waiting for. */
  redemption: 'redemption',
} as const;

/** The prefix of the keys of drafts, which are in `localStorage` or `sessionStorage`. */
export const draftPrefix = 'draft:';

/** 30 days, in ms: the age at which a draft is deleted. */
export const draftLifetime = 2_592_000_000;
