import { type Expression, type RawBuilder, sql } from 'kysely';
import type { SearchTerm } from './search-words.ts';
import { escapePattern, isLike } from './text-search.ts';

/** Follows every character in byte order, in which both engines sort words. */
const afterAll = '\u{10ffff}';

/** A condition: the word starts with a text. An index on the word answers it. */
export function startsWith(word: Expression<string>, prefix: string): RawBuilder<boolean> {
  return sql<boolean>`(${word} >= ${prefix} and ${word} < ${prefix + afterAll})`;
}

/** A condition: the word starts with one of the texts of a term. */
export function startsWithTerm(word: Expression<string>, term: SearchTerm): RawBuilder<boolean> {
  const ranges = term.map((prefix) => startsWith(word, prefix));
  return sql<boolean>`(${sql.join(ranges, sql` or `)})`;
}

/** Words as a column stores them: each after a space, so that a word's beginning can be found with `like`. */
export const joinWords = (words: readonly string[]): string => words.map((word) => ` ${word}`).join('');

/** Words that `joinWords` joined. */
export const separateWords = (joined: string): string[] => joined.split(' ').filter(Boolean);

/** A condition: one of the words that `joinWords` joined starts with one of the texts of a term. */
export function hasWordOf(joined: Expression<string>, term: SearchTerm): RawBuilder<boolean> {
  const matches = term.map((prefix) => isLike(joined, `% ${escapePattern(prefix)}%`));
  return sql<boolean>`(${sql.join(matches, sql` or `)})`;
}
