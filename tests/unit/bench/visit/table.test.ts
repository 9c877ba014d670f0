import { describe, expect, test } from 'vitest';
import { formatTables, insertBetweenMarkers } from '../../../../bench/visit/table.ts';
import { pageRecord, speed } from './record-fixtures.ts';

const conditions = { Commit: 'abc1234', Node: '24.21.0' };

describe('the tables of docs/performance.md', () => {
  const slow = { site: speed(700, 900), withoutScripts: speed(700, 900), blank: speed(600) };
  const pages = [pageRecord(), pageRecord({ path: '/reset', rounds: [slow, slow, slow, slow, slow] })];
  const guarded = [{ path: '/profile', scores: { mobile: [90, 100, 100, 63], desktop: [99, 100, 100, 63] } }];
  const text = formatTables({ conditions, pages, guarded });
  const lines = text.split('\n');

  test('begin with the conditions and the confidence level of the intervals', () => {
    expect(lines[0]).toBe('Commit: abc1234; Node: 24.21.0');
    expect(formatTables({ conditions, pages: pages.slice(1), guarded })).toContain('a 94% confidence interval');
  });

  test('show each ratio with its interval, in bold if it misses its goal, and a dash where there is no peer', () => {
    expect(lines).toContain(
      '| `/reset` | 700 ms | 900 ms | **1.17** (1.17–1.17) | **1.50** (1.50–1.50) | 1.00 (1.00–1.00) | 1.00 (1.00–1.00) | – | – | 0 | 0.000 |',
    );
  });

  test('show the bytes of the page and of the single-page application by kind, with their sum', () => {
    expect(lines).toContain('| `/` | 1 | 2 | 0 | 0 | 3 | 4 | 0 | 10 |');
    expect(lines).toContain('| – as a single-page app | 1 | 2 | 0 | 108,599 | 3 | 4 | 0 | 108,609 |');
  });

  test('show the scores of guarded pages too', () => {
    expect(lines).toContain('| `/profile` | 90 / 100 / 100 / 63 | 99 / 100 / 100 / 63 |');
  });

  test('are followed by the goals that are missed', () => {
    expect(lines.filter((line) => line.startsWith('- '))).toEqual([
      '- /reset: FCP is 1.17 times that of a blank page; the goal is at most 1.05',
      '- /reset: LCP is 1.50 times that of a blank page; the goal is at most 1.30',
    ]);
    expect(formatTables({ conditions, pages: [pageRecord()], guarded })).toContain('All goals are met.');
  });
});

describe('text that is written between the markers of a document', () => {
  const document = (text: string) =>
    `before\n<!-- start of the tables that bench:visit writes -->${text}<!-- end of the tables that bench:visit writes -->\nafter\n`;

  test('replaces the text that was there, and nothing else', () => {
    const written = insertBetweenMarkers(document('\nold\n'), 'new');
    expect(written).toBe(document('\n\nnew\n\n'));
    expect(insertBetweenMarkers(written, 'new')).toBe(written);
  });

  test('needs both markers', () => {
    expect(() => insertBetweenMarkers('no markers', 'new')).toThrow('no markers for the tables');
    expect(() => insertBetweenMarkers('<!-- start of the tables that bench:visit writes -->', 'new')).toThrow(
      'no markers',
    );
  });
});
