// @ts-check
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const moduleName = 'virtual:headline-font';
const resolvedName = `\0${moduleName}`;
const { resolve } = createRequire(import.meta.url);

/** Headlines have this weight. Variable weights would make the file 50% larger. */
const weight = 560;

/**
 * The file that every page loads contains these characters, because names in the catalog may contain any of them, and the characters of
 * the copy.
 */
const ascii = 'U+20-7E';

/**
 * The faces that browsers load only for text with one of their characters, such as a name in the catalog. A face is made from the subset
 * of @fontsource-variable/fraunces with the same name; the value is its `unicode-range`. If two faces have a character, the later one is
 * used.
 */
const rareFaces = {
  vietnamese: 'U+1EA0-1EF9',
  'latin-ext': 'U+100-2BA,U+1E00-1E9F',
  latin: 'U+A0-FF,U+2010-20AC,U+2122',
};

/**
 * Subsets Fraunces, the font of headlines, to what the site shows: one weight and, in the file that every page loads, only ASCII and
 * the characters of the copy. Provides the module `virtual:headline-font`, which adds the font to a page and exports the URL
 * of that file.
 * @param {string} locale the locale of the copy
 * @returns {import('astro').AstroIntegration}
 */
export function headlineFont(locale) {
  return {
    name: 'headline-font',
    hooks: {
      'astro:config:setup': async ({ config, updateConfig }) => {
        const folder = fileURLToPath(new URL('headline-font/', config.cacheDir));
        await writeFont(folder, readCopy(fileURLToPath(new URL(`content/${locale}/`, config.srcDir))));
        updateConfig({ vite: { plugins: [provideModule(folder)] } });
      },
    },
  };
}

/**
 * @param {string} folder
 * @returns {import('vite').Plugin}
 */
function provideModule(folder) {
  const [styles, file] = ['faces.css', 'basic.woff2?url&no-inline'].map((name) => JSON.stringify(join(folder, name)));
  return {
    name: 'headline-font',
    resolveId: (id) => (id === moduleName ? resolvedName : undefined),
    load: (id) => (id === resolvedName ? `import ${styles}; export { default } from ${file};` : undefined),
  };
}

/** @param {string} folder */
const readCopy = (folder) =>
  globSync('**/*.{yaml,md}', { cwd: folder })
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('');

/**
 * Writes the faces, and the stylesheet that declares them.
 * @param {string} folder
 * @param {string} copy
 */
async function writeFont(folder, copy) {
  mkdirSync(folder, { recursive: true });
  const inCopy = charactersIn(rareFaces.latin).filter((character) => copy.includes(character));
  const basic = [...charactersIn(ascii), ...inCopy];
  const faces = [
    ...Object.entries(rareFaces).map(([subset, range]) => ({ name: subset, subset, range })),
    { name: 'basic', subset: 'latin', range: [ascii, ...inCopy.map(toRange)].join() },
  ];
  for (const { name, subset, range } of faces) {
    const characters = name === 'basic' ? basic : charactersIn(range).filter((character) => !basic.includes(character));
    writeFileSync(join(folder, `${name}.woff2`), await createSubset(subset, characters));
  }
  writeFileSync(join(folder, 'faces.css'), faces.map(declare).join('\n'));
}

/**
 * @param {string} subset
 * @param {string[]} characters characters that the subset lacks are left out
 */
function createSubset(subset, characters) {
  const file = resolve(`@fontsource-variable/fraunces/files/fraunces-${subset}-wght-normal.woff2`);
  return subsetFont(readFileSync(file), characters.join(''), {
    targetFormat: 'woff2',
    variationAxes: { wght: weight },
    // The features that browsers use by default, and tabular figures. The font's alternate letters are dropped.
    keepFeatures: ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig', 'tnum'],
  });
}

/**
 * Declares all weights, because browsers would otherwise add synthetic bold to headlines of weight 600 and more.
 * @param {{ name: string, range: string }} face
 */
const declare = ({ name, range }) =>
  `@font-face{font-family:Fraunces;src:url(./${name}.woff2?no-inline);font-weight:100 900;font-display:swap;unicode-range:${range}}`;

/** @param {string} character */
const toRange = (character) => `U+${character.codePointAt(0)?.toString(16)}`;

/**
 * @param {string} range as in `unicode-range`
 * @returns {string[]}
 */
function charactersIn(range) {
  return range.split(',').flatMap((part) => {
    const [first = Number.NaN, last = first] = part
      .slice('U+'.length)
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
  });
}
