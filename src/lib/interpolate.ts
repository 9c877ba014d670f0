/**
 * Puts values in the place of their names in braces; a value is taken as it is, `$&` and braces included. What follows a
 * name is for one and for any other number: `{coins} {coins|coin|coins}`.
 */
export function interpolate(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)(?:\|([^{}|]*)\|([^{}|]*))?\}/g, (whole, name: string, one?: string, other?: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    return (Number(value) === 1 ? one : other) ?? String(value);
  });
}
