/**
 * Makes a readable id from a title: `winter-clothing` from `Winter clothing`.
 * @returns `category` for a title with no ASCII letters or digits
 */
export function toSlug(title: string): string {
  const folded = title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const words = folded.replace(/['’]/g, '').match(/[a-z0-9]+/g) ?? [];
  return words.join('-') || 'category';
}
