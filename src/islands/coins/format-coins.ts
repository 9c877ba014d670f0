/** Formats a number of coins in the page's language. */
export function formatCoins(coins: number, signDisplay: 'auto' | 'always' = 'auto'): string {
  // The workbench is rendered on the server, which has no document; undefined selects the default locale of Node.js.
  const language = globalThis.document?.documentElement.lang;
  return new Intl.NumberFormat(language, { signDisplay }).format(coins);
}
