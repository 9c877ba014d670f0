import type { BrowserContext } from 'playwright/test';

/** Collects the problems in the pages of a test, and compares them with those that the test expects. */
export class PageProblems {
  readonly #seen: string[] = [];
  readonly #expected: RegExp[] = [];

  /** Records the problems of every page of the context, including pages opened later. */
  async watch(context: BrowserContext): Promise<void> {
    context.on('console', (message) => {
      if (message.type() === 'error') this.#seen.push(`console: ${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (problem) => {
      const error = problem.error();
      // Some errors of the browser, such as an aborted navigation, have no stack.
      this.#seen.push(`page error: ${error.stack || `${error.name}: ${error.message}`} (${problem.page()?.url()})`);
    });
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText;
      // Requests are aborted when a page is left or an upload is canceled.
      if (reason !== 'net::ERR_ABORTED') this.#seen.push(`failed request: ${request.url()} ${reason}`);
    });
    context.on('response', (response) => {
      if (response.status() >= 500) this.#seen.push(`response: ${response.status()} of ${response.url()}`);
    });
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
        console.error(`CSP violation: ${violatedDirective} blocked ${blockedURI} (${sourceFile})`);
      });
    });
  }

  /** Records a problem that the test found itself. */
  add(problem: string): void {
    this.#seen.push(problem);
  }

  /** Accepts problems that match, and requires at least one of them. */
  expect(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  /** Forgets all problems, recorded and expected. */
  clear(): void {
    this.#seen.length = 0;
    this.#expected.length = 0;
  }

  /** Problems that were not expected, and expected ones that never occurred. */
  list(): string[] {
    const unexpected = this.#seen.filter((problem) => !this.#expected.some((pattern) => pattern.test(problem)));
    const missing = this.#expected.filter((pattern) => !this.#seen.some((problem) => pattern.test(problem)));
    return [...unexpected, ...missing.map((pattern) => `expected, but never occurred: ${pattern}`)];
  }
}
