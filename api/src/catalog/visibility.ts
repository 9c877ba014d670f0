import { toInstant } from '@kindcrate/contract/local-time';
import type { VisibilityColumns } from '../database/visible-entries.ts';

/** When visitors see an entry. Days are `YYYY-MM-DD`. */
export interface Visibility {
  /** Hidden regardless of the days. */
  hidden: boolean;
  showFrom: string | null;
  hideOn: string | null;
}

/** An edit of the visibility; undefined parts stay unchanged. */
export type VisibilityChanges = { [Part in keyof Visibility]?: Visibility[Part] | undefined };

export const alwaysVisible: Visibility = { hidden: false, showFrom: null, hideOn: null };

export function changeVisibility(before: Visibility, changes: VisibilityChanges): Visibility {
  const { hidden = before.hidden, showFrom = before.showFrom, hideOn = before.hideOn } = changes;
  return { hidden, showFrom, hideOn };
}

/** Whether the first day comes before the day on which the entry is hidden, so that visitors can see it in between. */
export function isVisibilityValid({ showFrom, hideOn }: Visibility): boolean {
  return showFrom === null || hideOn === null || showFrom < hideOn;
}

/** @param timeZone the time zone in which the days begin */
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
