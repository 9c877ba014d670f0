import type { Rule } from './check-imports.ts';
import { contract, rule } from './rule.ts';

export const benchmarks: Rule[] = [
  rule(
    'bench/*',
    `scripts/* src/rendering/* ${contract}`,
    'playwright sharp node:*',
    'benchmarks measure the server from the outside',
  ),
  rule(
    'bench/visit/*',
    `bench/* scripts/* ${contract}`,
    'playwright vite @vitejs/plugin-react yaml node:*',
    'benchmarks measure the site from the outside',
  ),
  rule(
    'bench/visit/single-page-app/*',
    `src/islands/*/** src/lib/* src/styles/** src/content/** ${contract}`,
    'react react-dom react-router astro:content virtual:icons virtual:illustrations',
    'it renders the content of the site in another way',
  ),
];
