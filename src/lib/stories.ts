import type { PublicOutcome } from '@kindcrate/contract/outcomes';

/** With more stories, the page would be too large for the first round trip of its download. */
const maxShown = 2;

/** The latest public outcomes of an organization, as many as its page shows. */
export const latestStories = (outcomes: readonly PublicOutcome[]): PublicOutcome[] => outcomes.slice(0, maxShown);
