import { expect, test } from 'vitest';
import { readOptions } from '../../../../bench/visit/options.ts';

const known = ['/', '/about', '/profile'];

test('a benchmark without options measures all pages in five rounds and writes nothing', () => {
  expect(readOptions([], known)).toEqual({ paths: [], rounds: 5, isWriting: false, isListing: false });
});

test('the options of a benchmark specify the pages, the number of rounds, and whether to write the result', () => {
  const options = readOptions(['--pages', '/,/profile', '--rounds', '1', '--write'], known);
  expect(options).toEqual({ paths: ['/', '/profile'], rounds: 1, isWriting: true, isListing: false });
});

test('a benchmark lists its pages on request', () => {
  expect(readOptions(['--list'], known).isListing).toBe(true);
});

test.each([
  [['--pages', '/,/nowhere'], '--pages: unknown path /nowhere'],
  [['--rounds', '0'], '--rounds must be'],
  [['--rounds', 'many'], '--rounds must be'],
  [['--page', '/'], "Unknown option '--page'"],
])('a benchmark refuses the options %j', (args, message) => {
  expect(() => readOptions(args, known)).toThrow(message);
});
