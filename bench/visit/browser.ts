import { type BrowserContext, chromium } from 'playwright';
import { findChromium } from '../../scripts/browser.mjs';
import { findFreePort } from '../../scripts/find-free-port.ts';

/** A browser with an empty profile, which Lighthouse controls through `port`. */
export interface MeasuredBrowser {
  context: BrowserContext;
  port: number;
}

/**
 * Runs a browser while `measure` runs. Each measurement has its own browser, so that its caches are empty. The context is persistent,
 * because the pages that Lighthouse opens share storage only with a persistent context.
 */
export async function withBrowser<T>(
  measure: (browser: MeasuredBrowser) => Promise<T>,
  browserArguments: string[] = [],
): Promise<T> {
  const port = await findFreePort();
  // An empty path makes Chromium use a temporary profile.
  const context = await chromium.launchPersistentContext('', {
    ...findChromium(),
    args: [`--remote-debugging-port=${port}`, ...browserArguments],
    viewport: { width: 412, height: 823 },
  });
  try {
    return await measure({ context, port });
  } finally {
    await context.close();
  }
}
