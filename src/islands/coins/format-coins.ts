/** Formats a number of coins in the page's language. */
export function formatCoins(coins: number, signDisplay: 'auto' | 'always' = 'auto'): string {
  // Undefined on the server, where the workbench renders: the runtime's default locale applies.
  const language = globalThis.document?.documentElement.lang;
  return new Intl.NumberFormat(language, { signDisplay }).format(coins);
}
