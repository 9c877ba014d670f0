/** The drawings that copy may name. A glob, since the copy editor asks for them in the browser too. */
export const illustrationNames = Object.keys(import.meta.glob('../../assets/illustrations/*.svg')).map((file) =>
  file.replace(/^.*\/|\.svg$/g, ''),
);
