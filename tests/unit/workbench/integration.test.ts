import { expect, test } from 'vitest';
import { workbench } from '../../../src/workbench/integration.mjs';

/** The routes that the integration adds when Astro runs a command. */
function routesFor(command: 'dev' | 'build' | 'preview' | 'sync'): string[] {
  const routes: string[] = [];
  const setup = workbench().hooks['astro:config:setup'] as unknown as (options: object) => void;
  setup({ command, injectRoute: ({ pattern }: { pattern: string }) => routes.push(pattern) });
  return routes;
}

test('adds the workbench to the development server', () => {
  expect(routesFor('dev')).toEqual(['/workbench']);
});

test.each(['build', 'preview', 'sync'] as const)('does not add the workbench to astro %s', (command) => {
  expect(routesFor(command)).toEqual([]);
});
