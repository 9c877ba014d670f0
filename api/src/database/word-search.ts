import { type Expression, type RawBuilder, sql } from 'kysely';
import type { SearchTerm } from './search-words.ts';
import { escapePattern, isLike } from './text-search.ts';

/** Sorts after every other character in byte order, which both engines use for words. */
const highestCharacter = '\u{10ffff}';

/** A condition that is true if the word starts with the prefix. The query can use an index on the word. */
export function startsWith(word: Expression<string>, prefix: string): RawBuilder<boolean> {
  return sql<boolean>`(${word} >= ${prefix} and ${word} < ${prefix + highestCharacter})`;
}

/** A condition that is true if the word starts with one of the prefixes of a term. */
export function startsWithTerm(word: Expression<string>, term: SearchTerm): RawBuilder<boolean> {
  const ranges = term.map((prefix) => startsWith(word, prefix));
  return sql<boolean>`(${sql.join(ranges, sql` or `)})`;
}

/** Words as a column stores them: each after a space, so that a word's beginning can be found with `like`. */
export const joinWords = (words: readonly string[]): string => words.map((word) => ` ${word}`).join('');

/** Splits what `joinWords` returned into words. */
export const separateWords = (joined: string): string[] => joined.split(' ').filter(Boolean);

/** A condition that is true if one of the words that `joinWords` joined starts with one of the prefixes of a term. */
export function hasWordOf(joined: Expression<string>, term: SearchTerm): RawBuilder<boolean> {
  const matches = term.map((prefix) => isLike(joined, `% ${escapePattern(prefix)}%`));
  return sql<boolean>`(${sql.join(matches, sql` or `)})`;
}
