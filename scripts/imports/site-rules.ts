import { contract, rule } from './rule.ts';

/* Which folder of the site, and of the contract, may import which. */

export const belowUi = `src/stores/* src/lib/* src/styles/** ${contract}`;
const belowComponents = `src/content/** src/assets/** ${belowUi}`;
export const belowPages = `src/rendering/* src/layouts/** src/components/** src/islands/*/** src/ui/** ${belowComponents}`;
export const react = 'react react-dom @nanostores/react nanostores superstruct';
const astro = 'astro astro:assets astro:content astro-icon';

export const site = [
  rule(contract, '', 'superstruct', 'the contract runs in browsers and in the API'),
  rule('src/lib/*', contract, '@simplewebauthn/browser ofetch superstruct', 'lib knows no store, no view and no Astro'),
  rule(
    'src/stores/*',
    `src/lib/* ${contract}`,
    'nanostores @nanostores/persistent jwt-decode superstruct',
    'a store knows no view and runs in plain Node',
  ),
  rule('src/directives/*', `src/lib/* ${contract}`, 'astro node:url', 'a directive runs before its island is loaded'),
  rule('src/styles/**', '', 'sass:math', 'shared styles know no component'),
  rule('src/assets/**', '', '', 'illustrations do not depend on where they are shown'),
  rule(
    'src/ui/**',
    `src/ui/** src/directives/* ${belowUi}`,
    `${react} zxing-wasm`,
    'ui is what islands share, on any site',
  ),
  rule(
    'src/islands/*/**',
    `src/ui/** src/directives/* ${belowUi}`,
    react,
    'an island works on any site: it knows no content, no page, no layout and no other island',
  ),
  rule(
    'src/content/**',
    `src/assets/** ${contract}`,
    `${astro} @iconify-json/lucide`,
    'copy does not know where it is shown',
  ),
  rule(
    'src/components/**',
    belowComponents,
    astro,
    'components know no page, and only pages and layouts mount islands',
  ),
  rule(
    'src/layouts/**',
    `src/components/** src/islands/*/** ${belowComponents}`,
    `${astro} virtual:headline-font node:crypto node:fs vite`,
    'a layout knows no page',
  ),
  rule('src/pages/**', belowPages, astro, 'the site knows the API only by its contract'),
  rule('src/workbench/**', belowPages, `${astro} ${react}`, 'the workbench shows what the site is built of'),
  rule('src/editor/*', '', 'astro @keystatic/core', 'the editor is derived from whatever schema it is given'),
  rule('src/build/*', 'src/build/* src/rendering/*', 'node:* subset-font', 'a build step does not know what is built'),
  rule(
    'src/rendering/*',
    `src/rendering/* src/lib/* ${contract}`,
    'astro ultrahtml node:*',
    'rendering knows the catalog, and no page',
  ),
  rule('src/*', 'src/content/** src/rendering/*', astro, 'these files tell Astro about the copy and the catalog'),
];
