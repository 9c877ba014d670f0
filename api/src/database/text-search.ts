import { type Expression, type RawBuilder, sql } from 'kysely';

/** The condition that a string matches a pattern of `like`. */
export function isLike(text: Expression<string>, pattern: string): RawBuilder<boolean> {
  return sql<boolean>`${text} like ${pattern} escape '\\'`;
}

/** Makes `%` and `_` in a string match only themselves. */
export function escapePattern(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
