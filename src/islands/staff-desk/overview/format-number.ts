/** Formats a number in the page's language. @param notation `compact` for narrow spaces, such as `150K` */
export function formatNumber(value: number, notation: 'standard' | 'compact' = 'standard'): string {
  return new Intl.NumberFormat(globalThis.document?.documentElement.lang, { notation }).format(value);
}
