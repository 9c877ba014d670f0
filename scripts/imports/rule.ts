import type { Rule } from './check-imports.ts';

/** @param imports the `files` of other rules, separated by spaces, like the names in `packages` */
export const rule = (files: string, imports: string, packages: string, because: string): Rule => ({
  files,
  imports: imports.split(' ').filter(Boolean),
  packages: packages.split(' ').filter(Boolean),
  because,
});

export const contract = 'contract/src/*';
