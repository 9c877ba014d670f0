/** Registers `client:intent` and `client:viewport` (see intent.ts, viewport.ts) with Astro. */
export function clientDirectives() {
  return {
    name: 'client-directives',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        for (const name of ['intent', 'viewport']) {
          addClientDirective({ name, entrypoint: `${import.meta.dirname}/${name}.ts` });
        }
      },
    },
  };
}
