import { expect, test } from 'vitest';
import { workbench } from '../../../src/workbench/integration.mjs';

/** The routes that the integration adds when Astro runs a command. */
function routesFor(command: 'dev' | 'build' | 'preview' | 'sync'): string[] {
  const routes: string[] = [];
  const setup = workbench().hooks['astro:config:setup'] as unknown as (options: object) => void;
  setup({ command, injectRoute: ({ pattern }: { pattern: string }) => routes.push(pattern) });
  return routes;
}

test('the development server has the workbench', () => {
  expect(routesFor('dev')).toEqual(['/workbench']);
});

test.each(['build', 'preview', 'sync'] as const)('the workbench is not part of astro %s', (command) => {
  expect(routesFor(command)).toEqual([]);
});
