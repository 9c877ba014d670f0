import { type MeasuredBrowser, withBrowser } from './browser.ts';

/** The columns of the table of bytes. Headers are those of all responses together; the others are compressed bodies. */
export const byteKinds = ['headers', 'documents', 'styles', 'scripts', 'fonts', 'images', 'data'] as const;

export type Bytes = Record<(typeof byteKinds)[number], number>;

/** By Chromium's types of resources; those of other types count as data. */
const kinds: Record<string, (typeof byteKinds)[number]> = {
  Document: 'documents',
  Stylesheet: 'styles',
  Script: 'scripts',
  Font: 'fonts',
  Image: 'images',
};

/** Counts what a first visit on a phone receives until the network is idle, without scrolling. */
export const countBytes = (url: string): Promise<Bytes> => withBrowser((browser) => visit(browser, url));

async function visit({ context }: MeasuredBrowser, url: string): Promise<Bytes> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const bytes: Bytes = { headers: 0, documents: 0, styles: 0, scripts: 0, fonts: 0, images: 0, data: 0 };
  const kindOf = new Map<string, string>();
  const headersOf = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, type }) => kindOf.set(requestId, type));
  session.on('Network.responseReceivedExtraInfo', ({ requestId, headersText = '' }) => {
    headersOf.set(requestId, headersText.length);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    // A data URL came with the document that contains it.
    const headers = headersOf.get(requestId);
    if (headers === undefined) return;
    bytes.headers += headers;
    bytes[kinds[kindOf.get(requestId) ?? ''] ?? 'data'] += encodedDataLength - headers;
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  return bytes;
}
