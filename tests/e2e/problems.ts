import type { BrowserContext } from 'playwright/test';

/** What went wrong in the pages of a test, in words, and which of it the test said would. */
export class Problems {
  readonly #seen: string[] = [];
  readonly #expected: RegExp[] = [];

  /** Listens to every page of the context, those opened later included. */
  async watch(context: BrowserContext): Promise<void> {
    context.on('console', (message) => {
      if (message.type() === 'error') this.#seen.push(`console: ${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) => this.#seen.push(`page error: ${error.error().stack}`));
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText;
      // A page that is left, or an upload that is cancelled, aborts its own requests.
      if (reason !== 'net::ERR_ABORTED') this.#seen.push(`failed request: ${request.url()} ${reason}`);
    });
    context.on('response', (response) => {
      if (response.status() >= 500) this.#seen.push(`reply: ${response.status()} of ${response.url()}`);
    });
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
        console.error(`CSP violation: ${violatedDirective} blocked ${blockedURI} (${sourceFile})`);
      });
    });
  }

  /** From now on, what matches is no failure; that nothing matched is one. */
  expect(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  /** Forgets what was seen and expected. */
  clear(): void {
    this.#seen.length = 0;
    this.#expected.length = 0;
  }

  /** Everything that should not be: problems nobody expected, and expected ones that never came. */
  list(): string[] {
    const unexpected = this.#seen.filter((problem) => !this.#expected.some((pattern) => pattern.test(problem)));
    const missing = this.#expected.filter((pattern) => !this.#seen.some((problem) => pattern.test(problem)));
    return [...unexpected, ...missing.map((pattern) => `expected, but never seen: ${pattern}`)];
  }
}
