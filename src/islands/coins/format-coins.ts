/** Formats a number of coins in the page's language. */
export function formatCoins(coins: number, signDisplay: 'auto' | 'always' = 'auto'): string {
  // There is no document on the server, where the workbench is rendered; undefined selects the default locale of Node.js.
  const language = globalThis.document?.documentElement.lang;
  return new Intl.NumberFormat(language, { signDisplay }).format(coins);
}
