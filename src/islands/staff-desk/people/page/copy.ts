/** The page of one person. */
export interface PersonPageCopy {
  back: string;
  missing: string;
  /** With `{time}`. */
  joined: string;
  orders: { title: string; none: string };
  /** Shown in the row of an order, with `{quantity}` and `{organization}`. */
  order: string;
  /** `sums` contains `{earned}` and `{spent}`, `balance` contains `{coins}`. */
  coins: { title: string; none: string; sums: string; balance: string };
  /** The kinds of coin entries, also shown instead of an order or a brand that is no longer known. */
  entryKinds: { earning: string; spending: string; reversal: string };
  /** `open` is shown beside a thread that waits for an answer. */
  messages: { title: string; none: string; open: string };
  notes: { title: string; none: string; hint: string; label: string; add: string; failure: string; byDeleted: string };
  sessions: {
    title: string;
    none: string;
    unknown: string;
    current: string;
    /** With `{time}`. */
    lastUsed: string;
    end: string;
    failure: string;
  };
  /** `redemptions` contains `{count}` and `{coins}`. */
  work: { title: string; redemptions: string; settlement: string };
  activity: { title: string; actor: string; about: string };
  account: string;
}
