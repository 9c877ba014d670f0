/** Puts values in the place of their names in braces; a value is taken as it is, `$&` and braces included. */
export function fillIn(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
