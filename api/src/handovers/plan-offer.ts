import { limits } from '@kindcrate/contract/limits';

interface OfferRequest {
  /** The times that the donor prefers, the most preferred first. */
  preferred: readonly string[];
  /** The times that the desk chose; undefined when it leaves the choice to the server. Each of them is free. */
  chosen: readonly string[] | undefined;
  /** The times that are free, the earliest first. */
  free: readonly string[];
}

/** The answer of the organization: a time that is agreed immediately, or times for the donor to choose from. */
export type Offer = { agreed: string } | { offered: readonly string[] };

/**
 * Decides which times to offer. If the desk chose times, they are offered; a single one that the donor prefers is agreed
 * immediately. Otherwise, the donor's first preferred time that is free is agreed immediately. If no preferred time is free,
 * the next free times are offered; there may be none.
 */
export function planOffer({ preferred, chosen, free }: OfferRequest): Offer {
  if (chosen) {
    const [only] = chosen;
    return chosen.length === 1 && only !== undefined && preferred.includes(only)
      ? { agreed: only }
      : { offered: chosen };
  }
  const agreed = preferred.find((time) => free.includes(time));
  return agreed === undefined ? { offered: free.slice(0, limits.handoverTimes) } : { agreed };
}
