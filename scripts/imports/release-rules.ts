import type { Rule } from './check-imports.ts';
import { rule } from './rule.ts';

/** What writes a release, and what tests one. */
export const releases: Rule[] = [
  rule(
    'scripts/dockerfile/*',
    '',
    'dockerfile-ast dockerfile-utils node:*',
    'it checks and runs whatever file it is given',
  ),
  rule('scripts/release/*', 'scripts/imports/*', 'node:*', 'it writes a release, and runs nothing of it'),
  rule(
    'tests/release/*',
    'scripts/* scripts/dockerfile/* scripts/release/* bench/*',
    'vitest sharp node:*',
    'it sees a release and its proxies from outside',
  ),
];
