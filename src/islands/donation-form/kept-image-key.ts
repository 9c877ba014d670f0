/** The key under which the form's single photo is stored on this device. The photos of a list of items have keys of their own. */
export const keptImageKey = 'image';
