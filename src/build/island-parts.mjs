import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Tells every island of the built pages which files its code is made of, in `data-parts`. Modules name what they import only
 * when they are there, one round trip after the other; src/directives/fetch-parts.ts fetches them all at once.
 */
export function islandParts() {
  return {
    name: 'island-parts',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir);
        const partsOf = readImports(join(folder, '_astro'));
        for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
          if (file.endsWith('.html')) nameParts(join(folder, file), partsOf);
        }
      },
    },
  };
}

function nameParts(file, partsOf) {
  const html = readFileSync(file, 'utf8');
  const named = html.replace(/<astro-island [^>]*?component-url="[^>]*>/g, (tag) => {
    const entries = [...tag.matchAll(/(?:component|renderer)-url="\/_astro\/([^"]+)"/g)].map(([, name]) => name);
    return tag.replace('<astro-island ', `<astro-island data-parts="${[...partsOf(entries)].join(' ')}" `);
  });
  if (named !== html) writeFileSync(file, named);
}

/** Gives a function from files to themselves with everything that they import, however deep. */
function readImports(folder) {
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const imports = new Map(scripts.map((name) => [name, importsOf(readFileSync(join(folder, name), 'utf8'))]));
  return (entries) => {
    const parts = new Set(entries);
    // A set that grows while it is walked through is walked to its new end.
    for (const part of parts) for (const further of imports.get(part) ?? []) parts.add(further);
    return parts;
  };
}

/** Not those of `import()`: they come when they are needed. */
function importsOf(source) {
  return [...source.matchAll(/(?:\bfrom|\bimport)\s*"\.\/([^"]+\.js)"/g)].map(([, name]) => name);
}
