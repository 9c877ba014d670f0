import type { Browser } from 'playwright';
import type { Accounts } from './accounts.ts';
import { readSlowestInteraction, recordInteractions } from './event-timing.ts';
import type { Journey } from './journeys.ts';
import { openPhone } from './phone.ts';

/** The duration of the slowest interaction with each control, in ms, by the name of the control. */
export type ControlTimes = Map<string, number>;

/** Uses and times every control of a journey on a phone whose processor is `cpuSlowdown` times slower than this machine's. */
export async function timeJourney(
  browser: Browser,
  origin: string,
  { path, account, readySelector, steps }: Journey,
  accounts: Accounts,
  cpuSlowdown: number,
): Promise<ControlTimes> {
  if (account === 'staff') await accounts.placeOrder();
  const token = account === 'new donor' ? await accounts.signUp() : account && accounts[account];
  const { page, close } = await openPhone(browser, origin, { token, cpuSlowdown });
  const times: ControlTimes = new Map();
  try {
    await recordInteractions(page.context());
    await page.goto(path);
    await page.locator(readySelector).first().waitFor();
    for (const { control, use } of steps) {
      await use(page);
      const slowest = await readSlowestInteraction(page);
      if (control) times.set(control, Math.max(times.get(control) ?? 0, slowest));
    }
  } finally {
    await close();
  }
  return times;
}
