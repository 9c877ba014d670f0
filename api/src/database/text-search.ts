import { type Expression, type RawBuilder, sql } from 'kysely';

/** Normalizes a text so that letter case and the encoding of accents make no difference in a search. */
export function foldText(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** A condition: the text contains the search text, in which `%` and `_` are not wildcards. */
export function containsText(text: Expression<string>, search: string): RawBuilder<boolean> {
  return isLike(text, `%${escapePattern(search)}%`);
}

/** A condition: the text starts with the search text. */
export function startsWithText(text: Expression<string>, search: string): RawBuilder<boolean> {
  return isLike(text, `${escapePattern(search)}%`);
}

/** A condition: the email address or the username contains the search text. `users` is the name or alias of the table. */
export function matchesPerson(users: string, search: string): RawBuilder<boolean> {
  const [email, name] = [sql.ref<string>(`${users}.email_key`), sql.ref<string>(`${users}.username`)];
  const folded = foldText(search);
  const conditions = [
    containsText(email, folded),
    containsText(sql<string>`lower(${name})`, folded),
    ...otherSpellings(search, folded).map((spelling) => containsText(name, spelling)),
  ];
  return sql<boolean>`(${sql.join(conditions, sql` or `)})`;
}

/**
 * `lower()` knows only ASCII letters in SQLite, so a name with other letters is searched for in the usual capitalizations.
 */
function otherSpellings(search: string, folded: string): string[] {
  if (/^\p{ASCII}*$/u.test(folded)) return [];
  // The first letter of every word.
  const capitalized = folded.replace(/(?<!\p{L})\p{L}/gu, (first) => first.toUpperCase());
  return [search, folded, folded.toUpperCase(), capitalized];
}

/** A condition: the text matches the pattern. */
export function isLike(text: Expression<string>, pattern: string): RawBuilder<boolean> {
  return sql<boolean>`${text} like ${pattern} escape '\\'`;
}

/** Makes `%` and `_` in a text match only themselves. */
export function escapePattern(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
