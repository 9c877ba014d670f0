import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { installLighthouse } from './install-lighthouse.ts';

/** The fields of Lighthouse's result that we use (https://github.com/GoogleChrome/lighthouse/blob/main/docs/understanding-results.md). */
interface Result {
  finalDisplayedUrl: string;
  runtimeError?: { code: string; message: string };
  audits: Record<string, { score: number | null; numericValue?: number } | undefined>;
  categories: Record<string, { score: number | null } | undefined>;
}

type RunLighthouse = (url: string, flags: object, config?: object) => Promise<{ lhr: Result } | undefined>;

/** Times in ms; the layout shift has no unit. */
export interface Speed {
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
}

export const formFactors = ['mobile', 'desktop'] as const;
export type FormFactor = (typeof formFactors)[number];

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** From 0 to 100, in the order of `categories`. */
export type Scores = number[];

interface ScoreOptions {
  formFactor: FormFactor;
  skippedAudits: string[];
  /** Keeps what the browser has stored, such as a session. */
  keepsStorage?: boolean;
}

/** Lighthouse, connected to a browser that listens on a port of this machine. */
export interface Lighthouse {
  version: string;
  measureSpeed(url: string, port: number): Promise<Speed>;
  measureScores(url: string, port: number, options: ScoreOptions): Promise<Scores>;
}

const speedAudits = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const;

export async function loadLighthouse(): Promise<Lighthouse> {
  const { folder, version } = installLighthouse();
  const load = async (file: string) => (await import(pathToFileURL(path.join(folder, file)).href)).default;
  const run: RunLighthouse = await load('core/index.js');
  const desktop: object = await load('core/config/desktop-config.js');
  // The 404 page is measured too.
  const flags = { logLevel: 'error', ignoreStatusCode: true };
  return {
    version,
    async measureSpeed(url, port) {
      // Lighthouse simulates a phone on slow 4G. The processor is not slowed down, because the figures would then depend on
      // this machine.
      const throttling = { cpuSlowdownMultiplier: 1 };
      const onlyAudits = Object.values(speedAudits);
      const { audits } = await runOnce(run, url, {
        ...flags,
        port,
        throttling,
        onlyAudits,
        disableFullPageScreenshot: true,
      });
      const figureOf = (id: string) => {
        const { numericValue } = audits[id] ?? {};
        if (numericValue === undefined) throw new Error(`Lighthouse could not determine the ${id} of ${url}`);
        return numericValue;
      };
      const { fcp, lcp, tbt, cls } = speedAudits;
      return { fcp: figureOf(fcp), lcp: figureOf(lcp), tbt: figureOf(tbt), cls: figureOf(cls) };
    },
    async measureScores(url, port, { formFactor, skippedAudits, keepsStorage = false }) {
      const settings = { onlyCategories: categories, skipAudits: skippedAudits, disableStorageReset: keepsStorage };
      const config = formFactor === 'desktop' ? desktop : undefined;
      const result = await runOnce(run, url, { ...flags, ...settings, port }, config);
      return categories.map((id) => Math.round((result.categories[id]?.score ?? Number.NaN) * 100));
    },
  };
}

async function runOnce(run: RunLighthouse, url: string, flags: object, config?: object): Promise<Result> {
  const result = (await run(url, flags, config))?.lhr;
  if (!result || result.runtimeError) {
    throw new Error(`Lighthouse could not measure ${url}: ${result?.runtimeError?.message ?? 'no result'}`);
  }
  // The guard redirects visitors to the login page. Pages opened with a code in the fragment remove the fragment.
  if (!result.finalDisplayedUrl.startsWith(url.replace(/#.*/, '')))
    throw new Error(`${url} ended at ${result.finalDisplayedUrl}`);
  return result;
}
