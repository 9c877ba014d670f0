import { contract, rule } from './rule.ts';

/* Which folder of the site, and of the contract, may import which. */

export const belowUi = `src/stores/* src/lib/* src/styles/** ${contract}`;
const belowComponents = `src/content/** src/assets/** ${belowUi}`;
export const belowPages = `src/rendering/* src/layouts/** src/components/** src/islands/*/** src/ui/** ${belowComponents}`;
export const react = 'react react-dom @nanostores/react nanostores superstruct';
const astro = 'astro astro:assets astro:content astro-icon';

export const site = [
  rule(contract, '', 'superstruct', 'the contract runs in browsers and in the API'),
  rule(
    'src/lib/*',
    contract,
    '@simplewebauthn/browser ofetch superstruct',
    'lib must not depend on stores, views or Astro',
  ),
  rule(
    'src/stores/*',
    `src/lib/* ${contract}`,
    'nanostores @nanostores/persistent jwt-decode superstruct',
    'a store must not depend on views, and runs in plain Node',
  ),
  rule('src/directives/*', `src/lib/* ${contract}`, 'astro node:url', 'a directive runs before its island is loaded'),
  rule('src/styles/**', '', 'sass:math', 'shared styles must not depend on components'),
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
    'an island works on any site, so it must not depend on content, pages, layouts or other islands',
  ),
  rule(
    'src/content/**',
    `src/assets/** src/editor/* ${contract}`,
    `${astro} @iconify-json/lucide node:async_hooks`,
    'copy must not depend on where it is shown',
  ),
  rule(
    'src/components/**',
    belowComponents,
    astro,
    'components must not depend on pages, and only pages and layouts mount islands',
  ),
  rule(
    'src/layouts/**',
    `src/components/** src/islands/*/** ${belowComponents}`,
    `${astro} virtual:headline-font node:crypto node:fs vite`,
    'layouts must not depend on pages',
  ),
  rule('src/pages/**', belowPages, astro, 'the site depends on the API only through the contract'),
  rule('src/workbench/**', belowPages, `${astro} ${react}`, 'the workbench shows the parts of the site'),
  rule('src/editor/*', '', 'astro @keystatic/core', 'the editor is derived from any schema that it is given'),
  rule(
    'src/build/*',
    'src/build/* src/rendering/*',
    'node:* subset-font',
    'build steps must not depend on what is built',
  ),
  rule(
    'src/rendering/*',
    `src/rendering/* src/assets/** src/content/** src/editor/* src/lib/* ${contract}`,
    'astro ultrahtml node:*',
    'rendering depends on the catalog, the copy and the illustrations, and not on pages',
  ),
  rule('src/*', 'src/content/** src/rendering/*', astro, 'these files give Astro the copy and the catalog'),
];
