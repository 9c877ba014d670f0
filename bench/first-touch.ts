import type { Browser, Page } from 'playwright';
import { openPhone, phoneCpuSlowdown } from './phone.ts';

/** A control of a page, and how the page responds when the control is touched. */
export interface Touch {
  path: string;
  needsToken?: boolean;
  /** The selectors of the control that is touched first, and of the one that is touched once the code is running. */
  controls: [string, string];
  /** For a page that responds with a message: the selector of that message. If the message is already there, the focus moves into it. */
  message?: string;
  /** For a page that responds by scrolling: the selector of the element that scrolls. */
  track?: string;
}

const form = { controls: ['form [type=submit]', 'form [type=submit]'], message: 'form [role=alert]' } satisfies Omit<
  Touch,
  'path'
>;

export const touches: Touch[] = [
  { path: '/', controls: ['#slide-1 [data-step=next]', '#slide-2 [data-step=next]'], track: '.slides' },
  { path: '/login', ...form },
  { path: '/register', ...form },
  { path: '/donationform', needsToken: true, ...form },
];

/** In ms, from the touch to the frame that shows the response. */
export interface TouchTimes {
  /** The first touch of a first visit, after the page has loaded. */
  first: number;
  /** The first touch of a later visit, for which the browser has the code in its cache. */
  cached: number;
  /** A touch once the code is running. */
  warm: number;
}

/** Touches a control of a page that has just loaded on a slow phone with a slow connection. */
export async function timeTouches(browser: Browser, origin: string, touch: Touch, token: string): Promise<TouchTimes> {
  const login = touch.needsToken ? { token } : {};
  const phone = await openPhone(browser, origin, { ...login, cpuSlowdown: phoneCpuSlowdown, hasSlowNetwork: true });
  const [firstControl, laterControl] = touch.controls;
  const visit = async () => {
    await phone.page.goto(touch.path);
    return timeTouch(phone.page, firstControl, touch);
  };
  try {
    const first = await visit();
    await phone.page.locator('astro-island:not([ssr])').first().waitFor({ state: 'attached' });
    const warm = await timeTouch(phone.page, laterControl, touch);
    // Chromium caches compiled code when a script is loaded for the second time.
    await visit();
    return { first, warm, cached: await visit() };
  } finally {
    await phone.close();
  }
}

async function timeTouch(page: Page, control: string, { message, track }: Touch): Promise<number> {
  await page.evaluate(watchForResponse, { message, track });
  await page.locator(control).tap();
  return page.evaluate(() => (window as unknown as { responseTime: Promise<number> }).responseTime);
}

/** Runs in the page. Sets `window.responseTime` to the time from the next touch to the frame that shows the response. */
function watchForResponse({ message = ':not(*)', track = ':not(*)' }): void {
  const shown = document.querySelector(message);
  const scrolled = document.querySelector(track)?.scrollLeft;
  (document.activeElement as HTMLElement | null)?.blur();
  const hasResponded = () => {
    const now = document.querySelector(message);
    const hasMessage = now !== null && (now !== shown || now.contains(document.activeElement));
    return hasMessage || document.querySelector(track)?.scrollLeft !== scrolled;
  };
  const responseTime = new Promise<number>((resolve) => {
    const onTouch = ({ timeStamp }: Event) => {
      const check = () => {
        if (!hasResponded()) return void requestAnimationFrame(check);
        // A task that a frame's callback starts runs after that frame.
        setTimeout(() => resolve(performance.now() - timeStamp));
      };
      requestAnimationFrame(check);
    };
    addEventListener('touchstart', onTouch, { capture: true, once: true });
  });
  Object.assign(window, { responseTime });
}
