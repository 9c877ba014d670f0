import { categories, formFactors } from './lighthouse.ts';
import { type GuardedRecord, medianOf, type PageRecord, type Peer, ratioTo } from './records.ts';

/** The largest acceptable ratios to each peer. */
export const ratioGoals: { peer: Peer; figure: 'fcp' | 'lcp'; limit: number }[] = [
  { peer: 'blank', figure: 'fcp', limit: 1.05 },
  { peer: 'blank', figure: 'lcp', limit: 1.3 },
  { peer: 'withoutScripts', figure: 'fcp', limit: 1.03 },
  { peer: 'withoutScripts', figure: 'lcp', limit: 1.03 },
  { peer: 'app', figure: 'lcp', limit: 0.5 },
];

/** TBT in ms; CLS has no unit. */
export const limits = { tbt: 0, cls: 0.01 };

/**
 * The categories in which a guarded page needs a score of 100. Performance does not count, because no first visit starts on a guarded page.
 * SEO does not count, because search engines do not list these pages.
 */
const guardedCategories: readonly string[] = ['accessibility', 'best-practices'];

export const peerNames: Record<Peer, string> = {
  blank: 'a blank page',
  withoutScripts: 'the page without scripts',
  app: 'the single-page application',
};

/**
 * Returns the goals that a public page misses, each with the figure. A figure that could not be measured is NaN, and misses its
 * goal. A peer that does not have the page sets no goal.
 */
export function listMissedGoals({ path, rounds, scores }: PageRecord): string[] {
  const ratios = ratioGoals.flatMap(({ peer, figure, limit }) => {
    const ratio = ratioTo(rounds, peer, figure);
    if (!ratio || ratio.median <= limit) return [];
    return `${path}: ${figure.toUpperCase()} is ${ratio.median.toFixed(2)} times that of ${peerNames[peer]}; the goal is at most ${limit.toFixed(2)}`;
  });
  const [tbt, cls] = [medianOf(rounds, 'tbt'), medianOf(rounds, 'cls')];
  return [
    ...ratios,
    ...(tbt <= limits.tbt ? [] : [`${path}: TBT is ${tbt.toFixed(0)} ms; the goal is ${limits.tbt}`]),
    ...(cls <= limits.cls ? [] : [`${path}: CLS is ${cls.toFixed(3)}; the goal is at most ${limits.cls}`]),
    ...listMissedScores(path, scores, categories),
  ];
}

/** Returns the goals that a guarded page misses. */
export const listMissedGoalsOfGuardedPage = ({ path, scores }: GuardedRecord): string[] =>
  listMissedScores(path, scores, guardedCategories);

function listMissedScores(path: string, scores: PageRecord['scores'], counted: readonly string[]): string[] {
  return formFactors.flatMap((formFactor) =>
    categories.flatMap((category, index) => {
      const score = scores[formFactor][index];
      if (!counted.includes(category) || score === 100) return [];
      return `${path}: Lighthouse's score for ${category} is ${score} of 100 on ${formFactor}`;
    }),
  );
}

/** Whether a page scores 100 in every category that counts for it, so that measuring again cannot improve it. */
export function hasPerfectScores(scores: number[], isGuarded: boolean): boolean {
  return categories.every(
    (category, index) => (isGuarded && !guardedCategories.includes(category)) || scores[index] === 100,
  );
}
