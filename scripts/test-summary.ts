import { stripVTControlCharacters } from 'node:util';

/** The results that a test run reports at its end. */
export interface TestSummary {
  passed: number;
  /** Titles of tests that passed only on the second attempt. */
  flaky: string[];
  /** Titles of tests that failed, each with the first line of its error. */
  failed: string[];
}

/** The report that Playwright's JSON reporter writes: suites of files and of `describe` blocks, and the tests inside them. */
export interface PlaywrightReport {
  suites: PlaywrightSuite[];
  stats: { expected: number };
  /** Errors outside of tests, such as a failed global setup. */
  errors: { message?: string }[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    file: string;
    tests: { status: string; results: { error?: { message?: string } | undefined }[] }[];
  }[];
}

/** Reads the results of a report by Playwright. */
export function summarizePlaywright({ suites, stats, errors }: PlaywrightReport): TestSummary {
  const specs = suites.flatMap(specsOf);
  const withStatus = (status: string) => specs.filter((spec) => spec.tests.some((test) => test.status === status));
  const flaky = withStatus('flaky').map(({ file, title }) => `${file}: ${title}`);
  const failed = withStatus('unexpected').map(({ file, title, tests }) =>
    withReason(`${file}: ${title}`, tests[0]?.results[0]?.error?.message),
  );
  const outsideOfTests = errors.map(({ message }) => withReason('an error outside of a test', message));
  return { passed: stats.expected + flaky.length, flaky, failed: [...failed, ...outsideOfTests] };
}

/** The lines at the end of a run. The last one has the counts; the titles are directly above it, where even a truncated log shows them. */
export function summaryLines(summaries: TestSummary[]): string[] {
  const flaky = summaries.flatMap((summary) => summary.flaky);
  const failed = summaries.flatMap((summary) => summary.failed);
  const passed = summaries.reduce((sum, summary) => sum + summary.passed, 0);
  return [
    ...flaky.map((title) => `passed only on the second attempt: ${title}`),
    ...failed.map((title) => `failed: ${title}`),
    ...(flaky.length ? [`${flaky.length} passed only on the second attempt`] : []),
    `${passed} passed, ${failed.length} failed`,
  ];
}

const specsOf = (suite: PlaywrightSuite): PlaywrightSuite['specs'] => [
  ...suite.specs,
  ...(suite.suites ?? []).flatMap(specsOf),
];

/** Appends the first line of an error's message, without the colors that Playwright writes. */
export function withReason(title: string, message = ''): string {
  const reason = stripVTControlCharacters(message).split('\n', 1)[0];
  return reason ? `${title} (${reason})` : title;
}
