/** The names under which the site keeps things in the browser's storage, each in one place for stores and boot scripts. */
export const storageKeys = {
  /** In `localStorage`: the raw session token. The name is the specification's (section 3). */
  token: 'token',
  /** In `sessionStorage`: the notice that the next page shows first. */
  flashNotice: 'notice',
  /** In `sessionStorage`: the guarded page to return to after login. */
  returnPath: 'return-to',
  /** In `sessionStorage`: the id of the redemption that a partner is waiting for. */
  redemption: 'redemption',
} as const;

/** Starts the names of drafts, which are kept in either storage. */
export const draftPrefix = 'draft:';
