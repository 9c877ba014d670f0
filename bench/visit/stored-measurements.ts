import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { root } from '../../scripts/run.ts';
import { guardedPages, publicPages } from './pages.ts';
import type { Measurements } from './table.ts';

const file = path.join(root, 'node_modules/.cache/kindcrate/visit.json');

/**
 * Adds new measurements to the stored ones if those were made under the same conditions, so that the pages can be measured in
 * several runs.
 * @returns all stored measurements, in the order of the page lists
 */
export function storeMeasurements(latest: Measurements): Measurements {
  const stored = readStored(latest.conditions);
  const all: Measurements = {
    conditions: latest.conditions,
    pages: inOrderOf(publicPages, [...latest.pages, ...stored.pages]),
    guarded: inOrderOf(guardedPages, [...latest.guarded, ...stored.guarded]),
  };
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(all));
  return all;
}

function readStored(conditions: Measurements['conditions']): Omit<Measurements, 'conditions'> {
  const stored: Measurements | undefined = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  return stored && isDeepStrictEqual(stored.conditions, conditions) ? stored : { pages: [], guarded: [] };
}

/** Keeps the first record of each page, so that the latest measurements, which come first, replace stored ones. */
function inOrderOf<T extends { path: string }>(pages: { path: string }[], records: T[]): T[] {
  return pages.flatMap(({ path }) => records.find((record) => record.path === path) ?? []);
}
