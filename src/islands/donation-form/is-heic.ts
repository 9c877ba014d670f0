/** Whether a file is a HEIC photo, judging by its name or type. Windows and Linux give such files no type. */
export const isHeic = ({ name, type }: Pick<File, 'name' | 'type'>): boolean =>
  /\.hei[cf]$/i.test(name) || /^image\/hei[cf]/.test(type);
