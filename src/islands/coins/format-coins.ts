/** A number of coins as the page's language writes it. */
export function formatCoins(coins: number, signDisplay: 'auto' | 'always' = 'auto'): string {
  // Rendered without a browser, it is in the language of the machine.
  const language = globalThis.document?.documentElement.lang;
  return new Intl.NumberFormat(language, { signDisplay }).format(coins);
}
