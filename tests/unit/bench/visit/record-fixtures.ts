import type { Speed } from '../../../../bench/visit/lighthouse.ts';
import type { PageRecord } from '../../../../bench/visit/records.ts';

export const speed = (fcp: number, lcp = fcp): Speed => ({ fcp, lcp, tbt: 0, cls: 0 });

const bytes = { headers: 1, documents: 2, styles: 0, scripts: 0, fonts: 3, images: 4, data: 0 };

/** The measurements of a page that just meets every goal. */
export function pageRecord(changes: Partial<PageRecord> = {}): PageRecord {
  const same = speed(1000);
  return {
    path: '/',
    rounds: [{ site: { ...same, cls: 0.01 }, withoutScripts: same, blank: same, app: speed(2000) }],
    bytes: { site: bytes, app: { ...bytes, scripts: 108_599 } },
    scores: { mobile: [100, 100, 100, 100], desktop: [100, 100, 100, 100] },
    ...changes,
  };
}
