import type { CopyProblem } from '@kindcrate/contract/staff-copy';

type LinkProblem = Omit<CopyProblem, 'path'>;
export type CheckLink = (link: string) => LinkProblem | undefined;

/** The maximum number of typing mistakes that a suggestion corrects. */
const maxMistakes = 3;

/**
 * Checks that a link within the site leads to a page, regardless of letter case. A problem may suggest the page with the most similar path.
 * @param paths the paths of all pages, in lowercase except for ids
 */
export function checkPageLink(link: string, paths: readonly string[]): LinkProblem | undefined {
  if (!link.startsWith('/')) return undefined;
  const [, typed = link, rest = ''] = /^([^?#]*)(.*)$/.exec(link) ?? [];
  const path = typed.toLowerCase().replace(/\/+$/, '') || '/';
  if (paths.some((known) => known.toLowerCase() === path)) return undefined;
  const nearest = paths
    .filter((known) => Math.abs(known.length - path.length) <= maxMistakes)
    .map((known) => ({ known, mistakes: countMistakes(path, known.toLowerCase()) }))
    .sort((a, b) => a.mistakes - b.mistakes)[0];
  const message = `No page ${typed}`;
  return nearest && nearest.mistakes <= maxMistakes ? { message, fix: nearest.known + rest } : { message };
}

/** How many characters have to be added, removed or replaced to turn `a` into `b` (https://en.wikipedia.org/wiki/Levenshtein_distance). */
function countMistakes(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const current = [i + 1];
    for (const [j, other] of [...b].entries()) {
      const replaced = (previous[j] ?? 0) + (letter === other ? 0 : 1);
      current.push(Math.min(replaced, (previous[j + 1] ?? 0) + 1, (current[j] ?? 0) + 1));
    }
    previous = current;
  }
  return previous[b.length] ?? 0;
}
