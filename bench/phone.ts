import type { Browser, CDPSession, Page } from 'playwright';

/** How many times slower a phone's processor is than this machine's, as in Lighthouse's mobile runs. */
export const phoneCpuSlowdown = 4;

/** Lighthouse's slow 4G: 150 ms for each round trip, 1.6 Mbit/s down, 750 kbit/s up. */
const slow4G = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 ** 2) / 8, uploadThroughput: 750 * 128 };

interface Options {
  /** Logs in with this token. */
  token?: string | undefined;
  /** How many times slower the processor is. */
  cpuSlowdown?: number;
  hasSlowNetwork?: boolean;
}

export interface Phone {
  page: Page;
  cdp: CDPSession;
  close: () => Promise<void>;
}

/** Opens an empty page, with an empty cache, in a browser that emulates a phone. */
export async function openPhone(browser: Browser, origin: string, options: Options = {}): Promise<Phone> {
  const { token, cpuSlowdown = 1, hasSlowNetwork = false } = options;
  const localStorage = token ? [{ name: 'token', value: token }] : [];
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  if (hasSlowNetwork) await cdp.send('Network.emulateNetworkConditions', slow4G);
  if (cpuSlowdown > 1) await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  return { page, cdp, close: () => context.close() };
}
