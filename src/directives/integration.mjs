/** Registers `client:intent` and `client:sight` (see intent.ts, sight.ts) with Astro. */
export function clientDirectives() {
  return {
    name: 'client-directives',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        for (const name of ['intent', 'sight']) {
          addClientDirective({ name, entrypoint: `./src/directives/${name}.ts` });
        }
      },
    },
  };
}
