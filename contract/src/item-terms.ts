// Reduces what people type about goods to terms that can be compared.

/** Words that say nothing about the kind of goods. */
const stopWords = new Set(
  `a an and any at box brand clean few for from good great have i in is it lot lots my new nice of old on or other our pack pair
  piece second secondhand set size some still supply the them these this to unused used very we with worn`.split(/\s+/),
);

/** The word that each of these counts as: plurals that the rules of `singular` miss, and synonyms. */
const canonicalWords = new Map(
  Object.entries({
    babies: 'baby',
    children: 'child',
    clothes: 'clothing',
    feet: 'foot',
    garment: 'clothing',
    garments: 'clothing',
    kid: 'child',
    kids: 'child',
    knives: 'knife',
    loaves: 'loaf',
    men: 'man',
    mens: 'man',
    people: 'adult',
    scarves: 'scarf',
    shelves: 'shelf',
    teeth: 'tooth',
    toddler: 'baby',
    toddlers: 'baby',
    women: 'woman',
    womens: 'woman',
  }),
);

/** Groups of words that exclude each other: coats for adults are not for children. */
const alternatives = [
  ['adult', 'child', 'baby'],
  ['man', 'woman'],
  ['boy', 'girl'],
  ['winter', 'summer'],
];

/** The words that a word implies: girls' coats are for children. */
const implied = new Map([
  ['man', 'adult'],
  ['woman', 'adult'],
  ['boy', 'child'],
  ['girl', 'child'],
]);

/** Words that only qualify a noun. Goods that share nothing but these with a need do not match it. */
const qualifiers = new Set([
  ...alternatives.flat(),
  ...'age big large long medium short small thick thin warm waterproof'.split(' '),
]);

/** The terms of a description. */
export interface Terms {
  /** What the goods are, such as `coat`. */
  nouns: Set<string>;
  /** Words that qualify the nouns, such as `winter`, and the words that these imply. */
  qualifiers: Set<string>;
}

/** Splits text into words, in lowercase and in the singular, without accents. Leaves out numbers and single characters. Keeps the order. */
export function toWords(text: string): string[] {
  const folded = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const words = folded.replace(/['’]s?(?=\P{L}|$)/gu, '').match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter((word) => word.length > 1 && /\p{L}/u.test(word)).map(singular);
}

/** Reduces a description to its terms. Stop words are dropped. */
export function toTerms(text: string): Terms {
  const terms = toWords(text).filter((word) => !stopWords.has(word));
  return {
    nouns: new Set(terms.filter((term) => !qualifiers.has(term))),
    qualifiers: new Set(terms.filter((term) => qualifiers.has(term)).flatMap(withImplied)),
  };
}

/** How many terms two descriptions have in common; 0 when they share no noun, or contradict each other. */
export function countCommonTerms(one: Terms, other: Terms): number {
  const nouns = countCommon(one.nouns, other.nouns);
  return nouns && !areContradictory(one, other) ? nouns + countCommon(one.qualifiers, other.qualifiers) : 0;
}

/** Whether two descriptions name different alternatives, such as adults and children. */
export function areContradictory(one: Terms, other: Terms): boolean {
  return alternatives.some((words) => {
    const ours = words.filter((word) => one.qualifiers.has(word));
    const theirs = words.filter((word) => other.qualifiers.has(word));
    return ours.length > 0 && theirs.length > 0 && !ours.some((word) => theirs.includes(word));
  });
}

/** Avoids `Set.prototype.intersection`, which browsers from before 2024 lack. */
function countCommon(one: Set<string>, other: Set<string>): number {
  return [...one].filter((term) => other.has(term)).length;
}

function withImplied(term: string): string[] {
  const impliedTerm = implied.get(term);
  return impliedTerm === undefined ? [term] : [term, impliedTerm];
}

function singular(word: string): string {
  const canonical = canonicalWords.get(word);
  if (canonical !== undefined) return canonical;
  if (/[^aeiou]ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(ss|sh|ch|x|zz)es$/.test(word)) return word.slice(0, -2);
  return word.length > 3 && /[^suai]s$/.test(word) ? word.slice(0, -1) : word;
}
