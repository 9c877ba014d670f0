export type Direction = 'ltr' | 'rtl';

/** Of the page; call it in a browser. */
export function pageDirection(): Direction {
  return document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr';
}

/**
 * The index that an arrow key, Home or End moves to in a row that wraps around; undefined for every other key.
 * @param direction of the page: arrows follow what is seen, not the order in the document
 */
export function indexAfterKey(key: string, current: number, count: number, direction: Direction): number | undefined {
  const forward = direction === 'ltr' ? 1 : -1;
  const targets: Record<string, number> = {
    ArrowRight: current + forward,
    ArrowLeft: current - forward,
    Home: 0,
    End: count - 1,
  };
  const target = targets[key];
  return target === undefined ? undefined : (target + count) % count;
}
