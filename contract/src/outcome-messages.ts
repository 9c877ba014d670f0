// Separate from messages.ts, so that only forms that ask for an outcome load these messages.

/** The messages about what became of an order. */
export const outcomeMessages = {
  outcome: 'We couldn’t read what became of this donation. Reload the page and enter it again',
  unknownPhoto: 'The photo is no longer here. Choose it again',
} as const;
