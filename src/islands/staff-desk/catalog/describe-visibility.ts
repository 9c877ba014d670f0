import type { CatalogEntry } from '../../../stores/entry-store.ts';

type Entry = Pick<CatalogEntry, 'visibility' | 'showFrom' | 'hideOn'>;

interface Label {
  /** The key of the label in the copy. */
  key: 'hidden' | 'shownFrom' | 'hiddenSince' | 'hiddenFrom';
  /** `YYYY-MM-DD`. */
  day?: string | null;
}

/** The labels of an entry: why visitors do not see it, or until when they do. Nothing for an entry that is simply shown. */
export function describeVisibility({ visibility, showFrom, hideOn }: Entry): Label[] {
  if (visibility === 'hidden') return [{ key: 'hidden' }];
  if (visibility === 'no longer') return [{ key: 'hiddenSince', day: hideOn }];
  const end: Label[] = hideOn === null ? [] : [{ key: 'hiddenFrom', day: hideOn }];
  return visibility === 'not yet' ? [{ key: 'shownFrom', day: showFrom }, ...end] : end;
}

/** The edit that lets visitors see an entry again. An empty string removes a day. */
export function editThatShows({ visibility }: Pick<Entry, 'visibility'>): Record<string, unknown> {
  if (visibility === 'not yet') return { showFrom: '' };
  return visibility === 'no longer' ? { hideOn: '' } : { hidden: false };
}
