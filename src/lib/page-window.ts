/**
 * Returns the numbers of the page buttons to show: the first, the last, and the current page with a neighbor on each side.
 * `undefined` stands for a gap of two or more pages; instead of a gap of one page, that page is returned.
 * @param current page number, from 1
 * @param total number of pages
 */
export function pageWindow(current: number, total: number): (number | undefined)[] {
  const shown = new Set([1, current - 1, current, current + 1, total]);
  if (shown.has(3)) shown.add(2);
  if (shown.has(total - 2)) shown.add(total - 1);
  const pages = [...shown].filter((page) => page >= 1 && page <= total).sort((a, b) => a - b);
  const buttons: (number | undefined)[] = [];
  for (const page of pages) {
    const previous = buttons.at(-1);
    if (previous !== undefined && page - previous > 1) buttons.push(undefined);
    buttons.push(page);
  }
  return buttons;
}
