import { writeFileSync } from 'node:fs';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { type TestSummary, withReason } from './test-summary.ts';

/**
 * A reporter for Vitest that writes a test summary as JSON into the file that TEST_SUMMARY names. Vitest's own JSON report does not
 * say which tests were retried.
 */
export default class SummaryReporter implements Reporter {
  readonly #summary: TestSummary = { passed: 0, flaky: [], failed: [] };

  onTestCaseResult(test: TestCase): void {
    const { state, errors } = test.result();
    const title = `[${test.project.name}] ${test.module.relativeModuleId}: ${test.fullName}`;
    if (state === 'failed') this.#summary.failed.push(withReason(title, errors[0]?.message));
    if (state !== 'passed') return;
    this.#summary.passed += 1;
    if (test.diagnostic()?.flaky) this.#summary.flaky.push(title);
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly { message?: string }[]): void {
    const { failed } = this.#summary;
    for (const module of modules) {
      const title = `[${module.project.name}] ${module.relativeModuleId}`;
      for (const { message } of module.errors()) failed.push(withReason(title, message));
    }
    for (const { message } of errors) failed.push(withReason('an error outside of a test', message));
    if (!process.env.TEST_SUMMARY) throw new Error('TEST_SUMMARY must be the path of a file.');
    writeFileSync(process.env.TEST_SUMMARY, JSON.stringify(this.#summary));
  }
}
