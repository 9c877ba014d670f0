import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Endpoint } from '@kindcrate/contract/endpoint';
import { errorCodes } from '@kindcrate/contract/replies';
import { describe, expect, test } from 'vitest';
import { failureStatuses } from '../../../api/src/failure.ts';
import { endpointsIn, pathsIn, scriptsIn, statusesIn, variablesIn } from './document-facts.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const modules = await Promise.all(
  globSync('*.ts', { cwd: path.join(root, 'contract/src') }).map(
    (file) => import(`@kindcrate/contract/${path.basename(file, '.ts')}`) as Promise<Record<string, unknown>>,
  ),
);

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

describe('docs/specification.md', () => {
  const specification = read('docs/specification.md');

  test('lists every endpoint of the contract once, and no other', () => {
    const endpoints = modules.flatMap((module) => Object.values(module)).filter(isEndpoint);
    const lines = new Set(endpoints.map(({ method, path }) => `${method} ${path}`));
    expect(lines.size).toBeGreaterThan(40);
    expect(endpointsIn(specification).sort()).toEqual([...lines].sort());
  });

  test('mentions the path of every page', () => {
    const pages = globSync('*.astro', { cwd: path.join(root, 'src/pages') }).map((file) =>
      path.basename(file, '.astro'),
    );
    const paths = pages.filter((page) => page !== '404').map((page) => (page === 'index' ? '/' : `/${page}`));
    const mentioned = [...specification.matchAll(/`(\/[\w-]*)(?:\/\{\w+\})?`/g)].map(([, name]) => name);
    expect(paths.filter((page) => !mentioned.includes(page))).toEqual([]);
  });

  test('lists every error code with the status that the API sends', () => {
    const statuses = statusesIn(specification);
    expect([...statuses.keys()].sort()).toEqual([...errorCodes].sort());
    for (const code of errorCodes) expect(statuses.get(code), code).toContain(failureStatuses[code]);
  });
});

describe('README.md', () => {
  const readme = read('README.md');

  test('lists every npm script except the `pre` scripts, which npm runs automatically', () => {
    const names: string[] = Object.keys(JSON.parse(read('package.json')).scripts);
    const documentedNames = names.filter((name) => !(name.startsWith('pre') && names.includes(name.slice(3))));
    expect(scriptsIn(readme).sort()).toEqual(documentedNames.sort());
  });

  test('lists every variable of .env.example', () => {
    const variables = [...read('.env.example').matchAll(/^#?\s?([A-Z0-9_]+)=/gm)].map(([, name = '']) => name);
    // Only the tests read `CHROMIUM_PATH`, so `.env.example` does not list it.
    expect(variablesIn(readme).sort()).toEqual([...variables, 'CHROMIUM_PATH'].sort());
  });
});

test.each(['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md', { cwd: root })])(
  '%s mentions only files and folders that exist',
  (document) => {
    const missing = pathsIn(read(document)).filter((name) => !existsSync(path.join(root, name)));
    expect(missing).toEqual([]);
  },
);
