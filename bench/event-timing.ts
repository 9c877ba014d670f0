import type { BrowserContext, Page } from 'playwright';

const key = 'bench:interactions';

/** Stores the duration of every interaction in a context's pages in `sessionStorage`, which outlives a page. */
export async function recordInteractions(context: BrowserContext): Promise<void> {
  await context.addInitScript((key) => {
    const record = (list: PerformanceObserverEntryList) => {
      const entries = list.getEntries() as (PerformanceEntry & { interactionId: number })[];
      const durations = entries.filter(({ interactionId }) => interactionId).map(({ duration }) => duration);
      const known = JSON.parse(sessionStorage.getItem(key) ?? '[]');
      sessionStorage.setItem(key, JSON.stringify([...known, ...durations]));
    };
    const options = { type: 'event', durationThreshold: 16, buffered: true };
    new PerformanceObserver(record).observe(options);
  }, key);
}

/**
 * Returns the duration of the slowest interaction since the last call, in ms, from the input to the frame that shows its effect.
 * The Event Timing API rounds durations to multiples of 8 ms, and does not report those below 16 ms, which therefore count as 16.
 */
export async function readSlowestInteraction(page: Page): Promise<number> {
  return page.evaluate(async (key) => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    // The entry of an interaction is queued after the frame that shows the interaction's effect.
    for (let frame = 0; frame < 3; frame += 1) await nextFrame();
    const durations: number[] = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    sessionStorage.removeItem(key);
    return Math.max(16, ...durations);
  }, key);
}
