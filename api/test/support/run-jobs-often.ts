// Loaded into a server process with `node --import`. The jobs for retention, backups, news and figures check every ten minutes
// whether they have something to do, which is not often enough for a test; here they check every 20 ms. Nothing else in a server
// has this interval.
const jobInterval = 10 * 60 * 1000;
const originalSetInterval = globalThis.setInterval;

globalThis.setInterval = ((run: () => void, delay?: number, ...rest: []) =>
  originalSetInterval(run, delay === jobInterval ? 20 : delay, ...rest)) as typeof setInterval;
