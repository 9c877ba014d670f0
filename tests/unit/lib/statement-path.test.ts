import { expect, test } from 'vitest';
import { pathOfStatement, yearIn } from '../../../src/lib/statement-path.ts';

const newYearsEve = new Date('2026-12-31T23:59:59.999Z');

test('the path of a yearly statement contains its year', () => {
  expect(pathOfStatement(2025)).toBe('/statement?year=2025');
  expect(yearIn('?year=2025', newYearsEve)).toBe('2025');
});

test('the yearly statement is that of the current year in UTC if its path contains no year', () => {
  expect(yearIn('', newYearsEve)).toBe('2026');
  expect(yearIn('?year=', newYearsEve)).toBe('2026');
});
