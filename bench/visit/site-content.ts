import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { parse } from 'yaml';
import { root } from '../../scripts/run.ts';

// Provides the single-page application with what Astro provides to the site: copy, illustrations and icons as modules, and the fonts.

const copyFolder = path.join(root, 'src/content/en');
const illustrationFolder = path.join(root, 'src/assets/illustrations');
const lucide: { icons: Record<string, { body: string }> } = JSON.parse(
  readFileSync(path.join(root, 'node_modules/@iconify-json/lucide/icons.json'), 'utf8'),
);

/** The icons that components use directly, and that the copy does not mention. */
const fixedIcons = ['arrow-left', 'arrow-right', 'menu', 'plus', 'x'];

/** @param page the HTML of a page of the built site, whose fonts the application loads in the same way */
export function siteContent(page: string): Plugin {
  const modules: Record<string, () => string> = {
    '\0virtual:illustrations': illustrationsModule,
    '\0virtual:icons': iconsModule,
  };
  return {
    name: 'site-content',
    resolveId: (id) => (`\0${id}` in modules ? `\0${id}` : undefined),
    load: (id) => modules[id]?.(),
    transform: (code, id) => (id.endsWith('.yaml') ? `export default ${JSON.stringify(parse(code))}` : undefined),
    transformIndexHtml: (html) => html.replace('</head>', `${fontsOf(page)}</head>`),
  };
}

/** Returns a module that imports each illustration, so that Vite decides which ones become part of the script. */
function illustrationsModule(): string {
  const files = globSync('*.svg', { cwd: illustrationFolder }).sort();
  const imports = files.map(
    (file, index) => `import file${index} from ${JSON.stringify(path.join(illustrationFolder, file))};`,
  );
  const entries = files.map((file, index) => {
    const source = readFileSync(path.join(illustrationFolder, file), 'utf8');
    const [, width = 0, height = 0] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(source) ?? [];
    return `${JSON.stringify(path.basename(file, '.svg'))}: { src: file${index}, width: ${width}, height: ${height} }`;
  });
  return `${imports.join('\n')}\nexport default { ${entries.join(', ')} };`;
}

function iconsModule(): string {
  const copies = globSync('*.yaml', { cwd: copyFolder }).map((file) =>
    readFileSync(path.join(copyFolder, file), 'utf8'),
  );
  const iconsInCopy = copies.flatMap((copy) => [...copy.matchAll(/\bicon: ([\w-]+)/g)].map(([, name = '']) => name));
  const markup = [...fixedIcons, ...iconsInCopy].map((name) => [name, lucide.icons[name]?.body]);
  return `export default ${JSON.stringify(Object.fromEntries(markup))}`;
}

/** Returns the elements and rules by which a page loads its fonts. */
export function fontsOf(page: string): string {
  const preloads = page.match(/<link\b[^>]*\bas="?font\b[^>]*>/g) ?? [];
  const faces = page.match(/@font-face\s*\{[^}]*\}/g) ?? [];
  return `${preloads.join('')}<style>${faces.join('')}</style>`;
}
