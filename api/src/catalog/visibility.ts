import { toInstant } from '@kindcrate/contract/local-time';
import type { EntryVisibility } from '@kindcrate/contract/staff-fields';

/** When visitors see an entry. Days are `YYYY-MM-DD`. */
export interface Visibility {
  /** Hidden whatever the days are. */
  hidden: boolean;
  showFrom: string | null;
  hideOn: string | null;
}

/** The parts of an edit; what is undefined stays unchanged. */
export type VisibilityChanges = { [Part in keyof Visibility]?: Visibility[Part] | undefined };

/** The columns of a visibility. */
export interface VisibilityColumns {
  hidden: number;
  show_from: string | null;
  hide_on: string | null;
  /** When `show_from` begins; ISO 8601, like `hidden_at`. */
  shown_at: string | null;
  hidden_at: string | null;
}

export const alwaysVisible: Visibility = { hidden: false, showFrom: null, hideOn: null };

export function changeVisibility(before: Visibility, changes: VisibilityChanges): Visibility {
  const { hidden = before.hidden, showFrom = before.showFrom, hideOn = before.hideOn } = changes;
  return { hidden, showFrom, hideOn };
}

/** Whether the first day comes before the day of hiding, so that there is time in between. */
export function isPossible({ showFrom, hideOn }: Visibility): boolean {
  return showFrom === null || hideOn === null || showFrom < hideOn;
}

/** @param timeZone the one in which the days begin */
export function toVisibilityColumns({ hidden, showFrom, hideOn }: Visibility, timeZone: string): VisibilityColumns {
  const toStart = (day: string | null) => day && toInstant({ day, time: '00:00' }, timeZone).toISOString();
  return {
    hidden: Number(hidden),
    show_from: showFrom,
    hide_on: hideOn,
    shown_at: toStart(showFrom),
    hidden_at: toStart(hideOn),
  };
}

/** What visitors see of an entry at a time, and if nothing, why. */
export function visibilityAt(
  { hidden, shown_at, hidden_at }: Pick<VisibilityColumns, 'hidden' | 'shown_at' | 'hidden_at'>,
  now: Date,
): EntryVisibility {
  const time = now.toISOString();
  if (hidden === 1) return 'hidden';
  if (shown_at !== null && shown_at > time) return 'not yet';
  return hidden_at !== null && hidden_at <= time ? 'no longer' : 'shown';
}
