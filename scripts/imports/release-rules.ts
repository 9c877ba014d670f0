import type { Rule } from './check-imports.ts';
import { rule } from './rule.ts';

/** The rules for the code that writes a release, and for the code that tests it. */
export const releases: Rule[] = [
  rule(
    'scripts/dockerfile/*',
    '',
    'dockerfile-ast dockerfile-utils node:*',
    'it checks and runs any file that it is given',
  ),
  rule('scripts/release/*', 'scripts/imports/*', 'node:*', 'it writes a release without running any of it'),
  rule(
    'tests/release/*',
    'scripts/* scripts/dockerfile/* scripts/release/* bench/*',
    'vitest sharp node:*',
    'it tests a release and its proxies from the outside',
  ),
];
