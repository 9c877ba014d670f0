/** A number of coins in words: `1 coin`, `12 coins`. */
export function countCoins(coins: number): string {
  return coins === 1 ? '1 coin' : `${coins} coins`;
}
