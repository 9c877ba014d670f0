import { type Browser, chromium } from 'playwright';
import { findBrowser } from '../scripts/browser.mjs';
import { startTestServer } from '../scripts/test-server.ts';
import { type Accounts, prepareAccounts } from './accounts.ts';
import { countRoundTrips } from './first-data.ts';
import { timeTouches, touches } from './first-touch.ts';
import { timeFirstView } from './first-view.ts';
import { proxyTo, trustArgument } from './https-server.ts';
import { journeys } from './journeys.ts';
import { median } from './percentile.ts';
import { phoneCpuSlowdown } from './phone.ts';
import { createReport } from './report.ts';
import { type ControlTimes, timeJourney } from './time-journey.ts';

// Measures how soon pages respond to a person, and exits with 1 if a limit is exceeded. Each figure is the median of its rounds. Run this
// script on an otherwise idle machine, because the times depend on the processor; "CPU × 4" means that it is slowed down by a factor of four.

const rounds = 5;
/** In ms. */
const limits = { firstTouch: 800, warmTouch: 200, interaction: 100, slowInteraction: 200, deskView: 3_000 };

const report = createReport();
const staffCredentials = { email: 'staff@example.com', password: 'a key for every crate' };
const server = await startTestServer({
  STAFF_EMAIL: staffCredentials.email,
  STAFF_PASSWORD: staffCredentials.password,
});
// Serves the site over HTTP/2, as in production. Over HTTP/1.1, a browser would request the files of a form six at a time.
const site = await proxyTo(server.origin);
const browser = await chromium.launch({ ...findBrowser(), args: [trustArgument] });
try {
  const accounts = await prepareAccounts(server, staffCredentials);
  await measureTouches(browser, site.origin, accounts);
  await measureInteractions(browser, site.origin, accounts, 1);
  await measureInteractions(browser, site.origin, accounts, phoneCpuSlowdown);
  await measureRoundTrips(browser, site.origin, accounts);
  await measureDesk(browser, site.origin, accounts);
} finally {
  await browser.close();
  site.close();
  await server.stop();
}

const exceeded = report.exceeded();
if (exceeded.length) {
  console.error(`Limits exceeded: ${exceeded.join('; ')}`);
  process.exitCode = 1;
}

async function measureTouches(browser: Browser, origin: string, { donor }: Accounts): Promise<void> {
  for (const touch of touches) {
    const times = await repeat(() => timeTouches(browser, origin, touch, donor));
    const name = `${touch.path}, slow 4G, CPU × ${phoneCpuSlowdown}`;
    const add = (title: string, kind: keyof (typeof times)[number], limit: number) => {
      const figure = median(times.map((time) => time[kind]));
      report.add({ name: `${title} on ${name}`, figure, unit: 'ms', limit });
    };
    add('first touch', 'first', limits.firstTouch);
    add('first touch, code in the cache,', 'cached', limits.warmTouch);
    add('later touch', 'warm', limits.warmTouch);
  }
}

/** Reports the slowest control of each journey. */
async function measureInteractions(
  browser: Browser,
  origin: string,
  accounts: Accounts,
  cpuSlowdown: number,
): Promise<void> {
  for (const journey of journeys(accounts.photo)) {
    const measured = await repeat(() => timeJourney(browser, origin, journey, accounts, cpuSlowdown));
    const [control, figure] = slowestOf(measured);
    const limit = cpuSlowdown > 1 ? limits.slowInteraction : limits.interaction;
    const note = `${control}, the slowest of ${measured[0]?.size}`;
    report.add({ name: `interactions with ${journey.name}, CPU × ${cpuSlowdown}`, figure, unit: 'ms', limit, note });
  }
}

/** Returns the control with the highest median. */
function slowestOf(measured: ControlTimes[]): [string, number] {
  const controls = [...(measured[0]?.keys() ?? [])];
  const medians = controls.map((control): [string, number] => [
    control,
    median(measured.map((times) => times.get(control) ?? Number.NaN)),
  ]);
  return medians.toSorted(([, a], [, b]) => b - a)[0] ?? ['', Number.NaN];
}

async function measureRoundTrips(browser: Browser, origin: string, { donor, staff }: Accounts): Promise<void> {
  for (const visit of [
    { path: '/profile', token: donor, dataSelector: '.welcome-card' },
    { path: '/staff', token: staff, dataSelector: '.overview-card' },
  ]) {
    const figure = median(await repeat(() => countRoundTrips(browser, origin, visit)));
    // The limit allows one round trip, in which the code and the data load in parallel, and 0.7 for running the code.
    report.add({ name: `data of ${visit.path} after its HTML`, figure, unit: '×', limit: 1.7, note: 'round trips' });
  }
}

async function measureDesk(browser: Browser, origin: string, { staff: token }: Accounts): Promise<void> {
  for (const cpuSlowdown of [1, phoneCpuSlowdown]) {
    const visit = { path: '/staff', token, dataSelector: '.overview-card', cpuSlowdown };
    const figure = median(await repeat(() => timeFirstView(browser, origin, visit)));
    report.add({ name: `the desk on slow 4G, CPU × ${cpuSlowdown}`, figure, unit: 'ms', limit: limits.deskView });
  }
}

async function repeat<T>(measure: () => Promise<T>): Promise<T[]> {
  const measured: T[] = [];
  for (let round = 0; round < rounds; round += 1) measured.push(await measure());
  return measured;
}
