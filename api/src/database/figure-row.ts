/** The public figures as computed on one day. */
export interface FigureRunRow {
  /** `YYYY-MM-DD` in UTC. */
  day: string;
  /** Identifies the process that computes the figures, until another one takes over. */
  claim: string;
  claimed_until: string;
  finished_at: string | null;
  /** JSON; null until the computation is finished. */
  figures: string | null;
}
