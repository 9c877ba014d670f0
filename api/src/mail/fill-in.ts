export type Values = Record<string, string | number | undefined>;

/** @returns nothing when there is nothing to fill in for one of the names in braces. */
export function fillIn(line: string, values: Values): string | undefined {
  const names = [...line.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  if (names.some((name) => values[name] === undefined)) return undefined;
  return line.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
}
