import { type Expression, type RawBuilder, sql } from 'kysely';

/** Makes letter case and the way an accent is written make no difference. */
export function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** Whether some words stand in a text, each of their characters for itself. */
export function holds(text: Expression<string>, words: string): RawBuilder<boolean> {
  return isLike(text, `%${asIs(words)}%`);
}

export function beginsWith(text: Expression<string>, words: string): RawBuilder<boolean> {
  return isLike(text, `${asIs(words)}%`);
}

/** Whether some words stand in the e-mail address or the name of somebody, given the table of users or its alias. */
export function isSomebodyFoundBy(users: string, words: string): RawBuilder<boolean> {
  const [address, name] = [sql.ref<string>(`${users}.email_key`), sql.ref<string>(`${users}.username`)];
  const folded = fold(words);
  const conditions = [
    holds(address, folded),
    holds(sql<string>`lower(${name})`, folded),
    ...otherSpellings(words, folded).map((spelling) => holds(name, spelling)),
  ];
  return sql<boolean>`(${sql.join(conditions, sql` or `)})`;
}

/** The databases lower the letters of ASCII only. With others in it, a name is looked for in the ways that people write it. */
function otherSpellings(words: string, folded: string): string[] {
  if (/^\p{ASCII}*$/u.test(folded)) return [];
  const capitalized = folded.replace(/(?<!\p{L})\p{L}/gu, (first) => first.toUpperCase());
  return [words, folded, folded.toUpperCase(), capitalized];
}

function isLike(text: Expression<string>, pattern: string): RawBuilder<boolean> {
  return sql<boolean>`${text} like ${pattern} escape '\\'`;
}

/** Takes from a text what has a meaning in a pattern. */
function asIs(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
