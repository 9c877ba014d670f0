/** What replaces deleted personal data, wherever the rest is still shown. */
export const erasedTexts = {
  account: 'Deleted account',
  items: 'Removed',
} as const;
