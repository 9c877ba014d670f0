import type { BrowserContext } from 'playwright/test';

/**
 * Collects the errors in the pages of a test (console errors, uncaught errors, failed requests and 5xx responses), and compares them
 * with those that the test expects.
 */
export class BrowserErrors {
  readonly #seen: string[] = [];
  readonly #expected: RegExp[] = [];

  /** Records the errors of every page of the context, including pages opened later. */
  async watch(context: BrowserContext): Promise<void> {
    context.on('console', (message) => {
      if (message.type() === 'error') this.#seen.push(`console: ${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (event) => {
      const error = event.error();
      // Some errors of the browser, such as an aborted navigation, have no stack.
      this.#seen.push(`page error: ${error.stack || `${error.name}: ${error.message}`} (${event.page()?.url()})`);
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

  /** Records an error that the test found itself. */
  add(error: string): void {
    this.#seen.push(error);
  }

  /** Accepts errors that match, and requires at least one of them. */
  expect(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  /** Forgets all errors, recorded and expected. */
  clear(): void {
    this.#seen.length = 0;
    this.#expected.length = 0;
  }

  /** Errors that were not expected, and expected ones that never occurred. */
  list(): string[] {
    const unexpected = this.#seen.filter((error) => !this.#expected.some((pattern) => pattern.test(error)));
    const missing = this.#expected.filter((pattern) => !this.#seen.some((error) => pattern.test(error)));
    return [...unexpected, ...missing.map((pattern) => `expected, but never occurred: ${pattern}`)];
  }
}
