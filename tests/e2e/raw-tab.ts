import { expect } from 'playwright/test';
import type { RawChromium, Session } from './raw-chromium.ts';

/**
 * Milliseconds between the attempts of `expect.poll`. Playwright's default intervals soon grow to a second, which is much longer
 * than most waits in this file take.
 */
const intervals = [20, 50, 100];

/** A page of a tab: the one that is shown, or one that is prerendered and may be shown later. */
export class RawPage {
  /** The URLs of all requests, oldest first. */
  readonly requestedUrls: string[] = [];
  /** What browsers may prerender: the links on this page that match the speculation rules. */
  candidates: string[] = [];
  readonly #session: Session;
  readonly #recording: Promise<void>;

  /** @param onError called with each error of a script or in the console */
  constructor(session: Session, onError: (error: string) => void) {
    this.#session = session;
    session.on('Network.requestWillBeSent', ({ request }) => this.requestedUrls.push(request.url));
    session.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
      this.candidates = preloadingAttemptSources.map(({ key }) => key.url);
    });
    session.on('Runtime.exceptionThrown', ({ exceptionDetails: { text, exception } }) => {
      onError(`page error: ${exception?.description ?? text}`);
    });
    session.on('Log.entryAdded', ({ entry }) => {
      if (entry.level === 'error') onError(`console: ${entry.text} (${entry.url})`);
    });
    this.#recording = this.#record();
  }

  /** Enables the events that the constructor subscribes to, and lets the page start. */
  async #record(): Promise<void> {
    const domains = ['Network', 'Runtime', 'Page', 'Preload', 'Log'] as const;
    // In parallel, because a target that waits for its debugger does not reply to some of these commands until it runs.
    const replies = domains.map((domain) => this.#session.send(`${domain}.enable`));
    await Promise.all([...replies, this.#session.send('Runtime.runIfWaitingForDebugger')]);
  }

  /** Opens a URL, and waits until it has loaded. */
  async goto(url: string): Promise<void> {
    await this.#recording;
    this.candidates = [];
    await this.#session.send('Page.navigate', { url });
    await expect.poll(() => this.evaluate(() => location.href), { intervals }).toBe(url);
    await this.waitForLoad();
  }

  /**
   * The paths of the requests that count toward the API's rate limits. Requests for images, which a prerendered page may send, do
   * not count.
   */
  get apiPaths(): string[] {
    const paths = this.requestedUrls.map((url) => new URL(url).pathname);
    return paths.filter((path) => path.startsWith('/api/') && !path.startsWith('/api/images/'));
  }

  /** The URLs of the requested script files, which are those of islands. */
  get scriptUrls(): string[] {
    return this.requestedUrls.filter((url) => url.endsWith('.js'));
  }

  /** Waits until a prerendered page is shown. */
  async waitForActivation(): Promise<void> {
    await expect.poll(() => this.evaluate(() => document.prerendering), { intervals }).toBe(false);
  }

  async waitForLoad(): Promise<void> {
    await expect.poll(() => this.evaluate(() => document.readyState), { intervals }).toBe('complete');
  }

  /** Runs a function in the page. It must not refer to anything outside itself. */
  async evaluate<A, R>(run: (argument: A) => R, argument?: A): Promise<Awaited<R>> {
    await this.#recording;
    const { result, exceptionDetails } = await this.#session.send('Runtime.evaluate', {
      expression: `(${run})(${JSON.stringify(argument)})`,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  }

  /** Moves the pointer onto the element with this selector. */
  async hover(selector: string): Promise<void> {
    await this.#sendMouseEvent('mouseMoved', selector);
  }

  async click(selector: string): Promise<void> {
    await this.#sendMouseEvent('mousePressed', selector);
    await this.#sendMouseEvent('mouseReleased', selector);
  }

  async #sendMouseEvent(type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', selector: string): Promise<void> {
    const center = await this.evaluate((selector) => {
      const element = document.querySelector(selector ?? '');
      element?.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left = 0, top = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
      return width ? { x: left + width / 2, y: top + height / 2 } : undefined;
    }, selector);
    if (!center) throw new Error(`No visible element matches ${selector}`);
    await this.#session.send('Input.dispatchMouseEvent', {
      type,
      ...center,
      button: type === 'mouseMoved' ? 'none' : 'left',
      clickCount: 1,
    });
  }

  /** Types into the element with this selector, and submits its form with the Enter key if `andSubmit` is set. */
  async type(selector: string, text: string, { andSubmit = false } = {}): Promise<void> {
    await this.evaluate((selector) => document.querySelector<HTMLElement>(selector ?? '')?.focus(), selector);
    await this.#session.send('Input.insertText', { text });
    if (!andSubmit) return;
    const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13 };
    await this.#session.send('Input.dispatchKeyEvent', { type: 'keyDown', text: '\r', ...enter });
    await this.#session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...enter });
  }

  /**
   * Adds a speculation rule that prerenders a path even if the site's own rules do not. An extension could do the same, and browsers
   * also prerender URLs that are typed into the address bar.
   */
  async addRule(path: string): Promise<void> {
    // The site's content security policy allows no speculation rule in a page. Bypassing the policy takes effect with the next navigation.
    await this.#session.send('Page.setBypassCSP', { enabled: true });
    await this.goto(await this.evaluate(() => location.href));
    await this.evaluate((path) => {
      const script = document.createElement('script');
      script.type = 'speculationrules';
      script.textContent = JSON.stringify({ prerender: [{ urls: [path], eagerness: 'immediate' }] });
      document.head.append(script);
    }, path);
  }
}

/** A tab with its own storage. */
export class RawTab {
  /** The page that the tab was opened with, and then the prerendered pages in the order in which they were created. */
  readonly pages: RawPage[] = [];
  /** Closes the tab, and deletes its storage. */
  readonly close: () => Promise<unknown>;

  constructor(close: () => Promise<unknown>) {
    this.close = close;
  }

  /** Opens a URL in a new tab. */
  static async open(chromium: RawChromium, url: string, onError: (error: string) => void): Promise<RawTab> {
    const { browserContextId } = await chromium.browser.send('Target.createBrowserContext');
    const tab = new RawTab(() => chromium.browser.send('Target.disposeBrowserContext', { browserContextId }));
    // `forTab`, which Playwright's types lack, returns the target of the whole tab, which includes its prerendered pages.
    const blank = { url: 'about:blank', browserContextId, forTab: true };
    const { targetId } = await chromium.browser.send('Target.createTarget', blank);
    const { sessionId } = await chromium.browser.send('Target.attachToTarget', { targetId, flatten: true });
    const session = chromium.session(sessionId);
    session.on('Target.attachedToTarget', (attached) =>
      tab.pages.push(new RawPage(chromium.session(attached.sessionId), onError)),
    );
    await session.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: true, flatten: true });
    await tab.page(0).goto(url);
    return tab;
  }

  page(index: number): RawPage {
    const page = this.pages[index];
    if (!page) throw new Error(`The tab has ${this.pages.length} pages`);
    return page;
  }

  /** Runs an action that makes Chromium prerender a page, and waits until that page has loaded. */
  async prerender(trigger: () => Promise<void>): Promise<RawPage> {
    const count = this.pages.length;
    await trigger();
    await expect.poll(() => this.pages.length, { message: 'the number of pages', intervals }).toBe(count + 1);
    const page = this.page(count);
    await page.waitForLoad();
    expect(await page.evaluate(() => document.prerendering)).toBe(true);
    return page;
  }
}
