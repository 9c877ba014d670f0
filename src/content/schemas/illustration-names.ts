import { readdirSync } from 'node:fs';

/** The drawings that copy may name. Content is read while the site is built, in the project's folder. */
export const illustrationNames = readdirSync('src/assets/illustrations')
  .filter((file) => file.endsWith('.svg'))
  .map((file) => file.replace(/\.svg$/, ''));
