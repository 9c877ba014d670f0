import { median } from '../percentile.ts';
import type { FormFactor, Scores, Speed } from './lighthouse.ts';
import type { Bytes } from './transfers.ts';

/** Measurements made in immediate succession, so that other work on the machine affects all of them. */
export interface Round {
  site: Speed;
  withoutScripts: Speed;
  blank: Speed;
  /** Missing if the single-page application does not have the page. */
  app?: Speed;
}

export type Peer = Exclude<keyof Round, 'site'>;

/** The measurements of a public page. */
export interface PageRecord {
  path: string;
  rounds: Round[];
  bytes: { site: Bytes; app?: Bytes };
  scores: Record<FormFactor, Scores>;
}

/** The measurements of a page that requires a login. */
export interface GuardedRecord {
  path: string;
  scores: Record<FormFactor, Scores>;
}

/** The median of the ratios of all rounds, and the smallest and the largest of them. */
export interface Ratio {
  median: number;
  low: number;
  high: number;
}

/** Divides the figure of the site by that of a peer, round by round. Returns undefined if the peer does not have the page. */
export function ratioTo(rounds: Round[], peer: Peer, figure: 'fcp' | 'lcp'): Ratio | undefined {
  const ratios = rounds.flatMap((round) => {
    const speed = round[peer];
    return speed ? round.site[figure] / speed[figure] : [];
  });
  if (ratios.length === 0) return undefined;
  return { median: median(ratios), low: Math.min(...ratios), high: Math.max(...ratios) };
}

export const medianOf = (rounds: Round[], figure: keyof Speed): number =>
  median(rounds.map(({ site }) => site[figure]));

/**
 * Returns the probability that the true median lies between the smallest and the largest of `count` values. The true median is
 * outside only if all values are on the same side of it.
 */
export const intervalConfidence = (count: number): number => 1 - 2 ** (1 - count);
