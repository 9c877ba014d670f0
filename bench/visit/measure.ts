import { withBrowser } from './browser.ts';
import { hasPerfectScores } from './goals.ts';
import type { FormFactor, Lighthouse, Scores, Speed } from './lighthouse.ts';
import type { GuardedPage, PublicPage } from './pages.ts';
import type { Origins, PeerServer } from './peer-server.ts';
import type { GuardedRecord, PageRecord, Round } from './records.ts';
import { countBytes } from './transfers.ts';

/** Measuring again helps: a busy browser sometimes paints nothing in time, and other processes can only lower a score. */
const maxAttempts = 3;

export async function measurePublicPage(
  lighthouse: Lighthouse,
  { origins, trustArgument }: PeerServer,
  { path, fragment = '', isInApp, skippedAudits = [] }: PublicPage,
  roundCount: number,
): Promise<PageRecord> {
  const url = path + fragment;
  const browserArguments = [trustArgument];
  const measureSpeed = (origin: string) =>
    measureWithRetries(() => withBrowser(({ port }) => lighthouse.measureSpeed(origin + url, port), browserArguments));
  const rounds: Round[] = [];
  for (let count = 0; count < roundCount; count += 1) {
    rounds.push(await measureRound(measureSpeed, origins, isInApp));
  }
  const bytes = {
    site: await countBytes(origins.site + url, browserArguments),
    ...(isInApp && { app: await countBytes(origins.app + url, browserArguments) }),
  };
  const measureScores = (formFactor: FormFactor) =>
    measureBestScores(false, () =>
      withBrowser(
        ({ port }) => lighthouse.measureScores(origins.site + url, port, { formFactor, skippedAudits }),
        browserArguments,
      ),
    );
  return {
    path,
    rounds,
    bytes,
    scores: { mobile: await measureScores('mobile'), desktop: await measureScores('desktop') },
  };
}

/** @param token the token of a person who may see the page */
export async function measureGuardedPage(
  lighthouse: Lighthouse,
  site: string,
  { path }: GuardedPage,
  token: string,
): Promise<GuardedRecord> {
  const measureScores = (formFactor: FormFactor) =>
    measureBestScores(true, () =>
      withBrowser(async ({ context, port }) => {
        const page = await context.newPage();
        // The token can be stored only from a page of the site's origin; this one runs no scripts.
        await page.goto(`${site}/robots.txt`);
        await page.evaluate((value) => localStorage.setItem('token', value), token);
        // Search engines are asked not to list guarded pages.
        const options = { formFactor, skippedAudits: ['is-crawlable'], keepsStorage: true };
        return lighthouse.measureScores(site + path, port, options);
      }),
    );
  return { path, scores: { mobile: await measureScores('mobile'), desktop: await measureScores('desktop') } };
}

/** @param measureSpeed measures the page at an origin */
async function measureRound(
  measureSpeed: (origin: string) => Promise<Speed>,
  origins: Origins,
  isInApp: boolean,
): Promise<Round> {
  const round: Record<'site' | 'withoutScripts' | 'blank', Speed> = {
    site: await measureSpeed(origins.site),
    withoutScripts: await measureSpeed(origins.withoutScripts),
    blank: await measureSpeed(origins.blank),
  };
  return isInApp ? { ...round, app: await measureSpeed(origins.app) } : round;
}

async function measureWithRetries<T>(measure: () => Promise<T>): Promise<T> {
  for (let count = 1; ; count += 1) {
    try {
      return await measure();
    } catch (error) {
      if (count === maxAttempts) throw error;
      console.error(error instanceof Error ? error.message : error);
    }
  }
}

/** Measures until every score is 100 or no attempt is left. Returns the highest score of each category. */
async function measureBestScores(isGuarded: boolean, measure: () => Promise<Scores>): Promise<Scores> {
  let best = await measureWithRetries(measure);
  for (let count = 1; count < maxAttempts && !hasPerfectScores(best, isGuarded); count += 1) {
    const next = await measureWithRetries(measure);
    best = best.map((points, index) => Math.max(points, next[index] ?? 0));
  }
  return best;
}
