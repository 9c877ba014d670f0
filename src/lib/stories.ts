import type { PublicOutcome } from '@kindcrate/contract/outcomes';

/** More stories would not fit into the first round trip of the page. */
const maxShown = 2;

/** The latest public outcomes of an organization, as many as its page shows. */
export const latestStories = (outcomes: readonly PublicOutcome[]): PublicOutcome[] => outcomes.slice(0, maxShown);
