import { expect, test } from 'vitest';
import { createReport } from '../../../bench/report.ts';

test('a benchmark report lists the figures that exceed their limits or could not be measured', () => {
  const lines: string[] = [];
  const report = createReport((line) => lines.push(line));
  report.add({ name: 'kept', figure: 6, unit: '×', limit: 6 });
  report.add({ name: 'exceeded', figure: 6.01, unit: '×', limit: 6 });
  report.add({ name: 'unknown', figure: Number.NaN, unit: 'MB', limit: 150 });
  report.add({ name: 'without a limit', figure: 1e9, unit: 'ms' });
  expect(report.exceeded()).toEqual(['exceeded', 'unknown']);
  expect(lines.map((line) => line.endsWith('EXCEEDED'))).toEqual([false, true, true, false]);
  expect(lines[0]).toMatch(/^kept +6\.00 × +limit: 6\.00 ×$/);
});
