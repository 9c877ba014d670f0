import { contradict, countCommonTerms, type Terms, toTerms } from './item-terms.ts';
import { remainingPieces } from './need-progress.ts';
import type { Need, NeedCategory } from './needs.ts';

/** What organizations need of the goods that somebody offers. */
export interface MatchedNeeds {
  /** The need of the chosen organization that fits best. */
  chosen?: Need;
  /** What the chosen organization has enough of, or cannot take: see `state`. */
  enough?: Need;
  /** What other organizations want, at most three of them, the best fit first; only without `chosen`. */
  elsewhere?: Need[];
}

interface Match {
  need: Need;
  /** Whether the need has the picked category, and the terms that the goods share with its category and with its words. */
  score: { picked: number; category: number; words: number };
}

const maxElsewhere = 3;

/**
 * Finds the needs that goods are for: those of the category that was picked, then of one that the goods name, then those whose words
 * they share.
 * @param itemsName what somebody typed or chose
 * @param organizationId the chosen organization; null while none is
 * @param needs current ones, as `GET /needs` lists them
 * @param categories as `GET /needs/categories` lists them
 * @param picked the id of the category that somebody picked for the goods; empty if they picked none
 */
export function matchNeeds(
  itemsName: string,
  organizationId: string | null,
  needs: readonly Need[],
  categories: readonly NeedCategory[],
  picked = '',
): MatchedNeeds {
  const matches = findMatches(toTerms(itemsName), needs, categories, picked);
  const isChosen = ({ need }: Match) => need.organization._id === organizationId;
  const own = matches.find(isChosen);
  if (own?.need.state === 'wanted') return { chosen: own.need };
  const others = matches.filter((match) => match.need.state === 'wanted' && !isChosen(match)).map(({ need }) => need);
  const elsewhere = onePerOrganization(others).slice(0, maxElsewhere);
  return { ...(own && { enough: own.need }), ...(elsewhere.length && { elsewhere }) };
}

/** All matching needs, the best first. */
function findMatches(
  goods: Terms,
  needs: readonly Need[],
  categories: readonly NeedCategory[],
  picked: string,
): Match[] {
  const titles = new Map(categories.map(({ _id, title }) => [_id, toTerms(title)]));
  const nothing = toTerms('');
  return needs
    .map((need): Match => {
      const words = toTerms(need.words);
      const category = contradict(goods, words) ? 0 : countCommonTerms(goods, titles.get(need.category) ?? nothing);
      const common = category + countCommonTerms(goods, words);
      // Not everything in a category is what an organization has enough of, or cannot take.
      const canBePicked = !contradict(goods, words) && (need.state === 'wanted' || common > 0);
      const isPicked = need.category === picked && canBePicked;
      return { need, score: { picked: Number(isPicked), category, words: countCommonTerms(goods, words) } };
    })
    .filter(({ score }) => score.picked + score.category + score.words > 0)
    .sort(compareMatches);
}

/** Equally good matches are sorted by urgency, then by how many pieces remain, so that the same goods always match the same need. */
function compareMatches({ need: a, score: scoreOfA }: Match, { need: b, score: scoreOfB }: Match): number {
  return (
    scoreOfB.picked - scoreOfA.picked ||
    scoreOfB.category - scoreOfA.category ||
    scoreOfB.words - scoreOfA.words ||
    Number(b.state === 'wanted') - Number(a.state === 'wanted') ||
    Number(b.urgent) - Number(a.urgent) ||
    Math.sign(remaining(b) - remaining(a)) ||
    (a._id < b._id ? -1 : 1)
  );
}

/** More than any target when there is always a need. */
const remaining = (need: Need) => remainingPieces(need) ?? Number.MAX_SAFE_INTEGER;

function onePerOrganization(needs: Need[]): Need[] {
  const ids = new Set<string>();
  return needs.filter(({ organization: { _id } }) => !ids.has(_id) && ids.add(_id));
}
