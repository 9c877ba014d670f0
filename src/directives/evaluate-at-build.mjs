// @ts-check
import { pathToFileURL } from 'node:url';

/**
 * Evaluates each `*.build.ts` file when the site is built, so that browsers get the values of its exports as JSON instead of the code
 * that computes them: the shape of a reply takes half a kilobyte, whereas the contract's struct and superstruct take three. In development
 * and on the server, such a file is imported as usual.
 * @returns {import('vite').Plugin}
 */
export function evaluateAtBuild() {
  return {
    name: 'evaluate-at-build',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: /\.build\.ts$/ },
      async handler(id) {
        const values = Object.entries(await import(pathToFileURL(id).href));
        return values.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`).join('\n');
      },
    },
  };
}
