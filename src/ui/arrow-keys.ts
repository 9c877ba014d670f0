export type Direction = 'ltr' | 'rtl';

/** The text direction of the page. Works only in a browser. */
export function pageDirection(): Direction {
  return document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr';
}

/**
 * The index that an arrow key, Home or End moves to in a row that wraps around; undefined for every other key.
 * @param direction the text direction of the page: arrow keys follow the visual order, not the document order
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
