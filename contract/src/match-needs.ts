import { areContradictory, countCommonTerms, type Terms, toTerms } from './item-terms.ts';
import { remainingPieces } from './need-progress.ts';
import type { Need, NeedCategory } from './needs.ts';

/** The needs that match the goods that someone offers. */
export interface MatchedNeeds {
  /** The best match among the needs of the chosen organization, if the organization wants the goods. */
  chosen?: Need;
  /** The best match among these needs, if the organization has enough of the goods or cannot take them; see its `state`. */
  unwanted?: Need;
  /** Needs of at most three other organizations, the best match first. Missing if there are none, or if there is a `chosen` need. */
  elsewhere?: Need[];
}

interface Match {
  need: Need;
  /** Whether the need is in the chosen category (1 or 0), and how many terms the goods share with its category and with its words. */
  score: { isInChosenCategory: number; category: number; words: number };
}

const maxElsewhere = 3;

/**
 * Finds the needs that goods match: those in the chosen category, then those in a category that the goods mention, then those that
 * share words with the goods.
 * @param itemsName what someone typed or chose
 * @param organizationId the chosen organization; null while none is
 * @param needs current ones, as `GET /needs` lists them
 * @param categories as `GET /needs/categories` lists them
 * @param chosenCategory the id of the category that was chosen for the goods; empty if none was
 */
export function matchNeeds(
  itemsName: string,
  organizationId: string | null,
  needs: readonly Need[],
  categories: readonly NeedCategory[],
  chosenCategory = '',
): MatchedNeeds {
  const matches = findMatches(toTerms(itemsName), needs, categories, chosenCategory);
  const isChosen = ({ need }: Match) => need.organization._id === organizationId;
  const own = matches.find(isChosen);
  if (own?.need.state === 'wanted') return { chosen: own.need };
  const others = matches.filter((match) => match.need.state === 'wanted' && !isChosen(match)).map(({ need }) => need);
  const elsewhere = onePerOrganization(others).slice(0, maxElsewhere);
  return { ...(own && { unwanted: own.need }), ...(elsewhere.length && { elsewhere }) };
}

/** All matching needs, the best first. */
function findMatches(
  goods: Terms,
  needs: readonly Need[],
  categories: readonly NeedCategory[],
  chosenCategory: string,
): Match[] {
  const titles = new Map(categories.map(({ _id, title }) => [_id, toTerms(title)]));
  const nothing = toTerms('');
  return needs
    .map((need): Match => {
      const words = toTerms(need.words);
      const category = areContradictory(goods, words)
        ? 0
        : countCommonTerms(goods, titles.get(need.category) ?? nothing);
      const common = category + countCommonTerms(goods, words);
      // An organization may have enough of one thing in a category and still need another. So a need that is not wanted must share a term.
      const isPossible = !areContradictory(goods, words) && (need.state === 'wanted' || common > 0);
      const isInChosenCategory = Number(isPossible && need.category === chosenCategory);
      return { need, score: { isInChosenCategory, category, words: countCommonTerms(goods, words) } };
    })
    .filter(({ score }) => score.isInChosenCategory + score.category + score.words > 0)
    .sort(compareMatches);
}

/**
 * Puts the best match first. Between equal scores, the state, then urgency, then the remaining pieces, and finally the id decide, so that
 * the same goods always match the same need.
 */
function compareMatches({ need: a, score: scoreOfA }: Match, { need: b, score: scoreOfB }: Match): number {
  return (
    scoreOfB.isInChosenCategory - scoreOfA.isInChosenCategory ||
    scoreOfB.category - scoreOfA.category ||
    scoreOfB.words - scoreOfA.words ||
    Number(b.state === 'wanted') - Number(a.state === 'wanted') ||
    Number(b.urgent) - Number(a.urgent) ||
    Math.sign(remaining(b) - remaining(a)) ||
    (a._id < b._id ? -1 : 1)
  );
}

/** A need without a target counts as larger than any other. */
const remaining = (need: Need) => remainingPieces(need) ?? Number.MAX_SAFE_INTEGER;

function onePerOrganization(needs: Need[]): Need[] {
  const ids = new Set<string>();
  return needs.filter(({ organization: { _id } }) => !ids.has(_id) && ids.add(_id));
}
