/** The key of the stored photo that is sent together with the order. */
export const keptImageKey = 'image';
