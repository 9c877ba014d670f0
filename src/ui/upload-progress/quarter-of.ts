/** How much is done in steps that are worth saying aloud: 0, 25, 50, 75 or 100 percent. */
export function quarterOf(done: number): number {
  return Math.floor(Math.min(1, Math.max(0, done)) * 4) * 25;
}
