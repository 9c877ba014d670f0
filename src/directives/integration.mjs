import { evaluateAtBuild } from './evaluate-at-build.mjs';
import { fetchBeforeImport } from './fetch-before-import.mjs';

/**
 * Registers `client:intent` (see intent.ts) with Astro, evaluates `*.build.ts` files at build time, and lets failed downloads of
 * on-demand code be retried.
 */
export function clientDirectives() {
  return {
    name: 'client-directives',
    hooks: {
      'astro:config:setup': ({ addClientDirective, updateConfig }) => {
        addClientDirective({ name: 'intent', entrypoint: `${import.meta.dirname}/intent.ts` });
        updateConfig({ vite: { plugins: [evaluateAtBuild(), fetchBeforeImport()] } });
      },
    },
  };
}
