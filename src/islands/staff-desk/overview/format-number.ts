/** A number as the page's language writes it. @param notation `compact` for little space, such as `150K` */
export function formatNumber(value: number, notation: 'standard' | 'compact' = 'standard'): string {
  return new Intl.NumberFormat(globalThis.document?.documentElement.lang, { notation }).format(value);
}
