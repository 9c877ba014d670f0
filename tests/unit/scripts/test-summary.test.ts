import { describe, expect, test } from 'vitest';
import { summarizePlaywright, summaryLines } from '../../../scripts/test-summary.ts';

const spec = (title: string, status: string, message?: string) => ({
  title,
  file: 'e2e/login.test.ts',
  tests: [{ status, results: [{ error: message ? { message } : undefined }] }],
});

test('the summary of Playwright’s report finds failed and retried tests in nested suites', () => {
  const summary = summarizePlaywright({
    stats: { expected: 2 },
    errors: [],
    suites: [
      {
        specs: [
          spec('the first', 'expected'),
          spec('the second', 'unexpected', '\u001b[31mError: late\u001b[39m\nstack'),
        ],
        suites: [{ specs: [spec('the third', 'flaky', 'Error: once'), spec('the fourth', 'expected')] }],
      },
    ],
  });
  expect(summary).toEqual({
    passed: 3,
    flaky: ['e2e/login.test.ts: the third'],
    failed: ['e2e/login.test.ts: the second (Error: late)'],
  });
});

test('an error outside of a test counts as a failure', () => {
  const report = { stats: { expected: 0 }, suites: [], errors: [{ message: 'Error: no build' }] };
  expect(summarizePlaywright(report).failed).toEqual(['an error outside of a test (Error: no build)']);
});

describe('the lines at the end of a run', () => {
  test('count the tests of all kinds', () => {
    const summaries = [
      { passed: 12, flaky: [], failed: [] },
      { passed: 3, flaky: [], failed: [] },
    ];
    expect(summaryLines(summaries)).toEqual(['15 passed, 0 failed']);
  });

  test('list each test that failed or was retried', () => {
    const summaries = [
      { passed: 12, flaky: ['slow'], failed: ['wrong'] },
      { passed: 3, flaky: [], failed: ['broken'] },
    ];
    expect(summaryLines(summaries)).toEqual([
      'passed only on the second attempt: slow',
      'failed: wrong',
      'failed: broken',
      '1 passed only on the second attempt',
      '15 passed, 2 failed',
    ]);
  });
});
