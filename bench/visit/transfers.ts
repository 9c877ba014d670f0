import { type MeasuredBrowser, withBrowser } from './browser.ts';

/** The columns of the bytes table. `headers` counts the headers of all responses; the other columns count compressed bodies. */
export const byteKinds = ['headers', 'documents', 'styles', 'scripts', 'fonts', 'images', 'data'] as const;

export type Bytes = Record<(typeof byteKinds)[number], number>;

/**
 * The kind that a MIME type counts as, by the beginning of the type; all other types count as data. Chromium's resource types
 * cannot be used, because islands load their scripts with `fetch`, and Chromium does not report those as scripts.
 */
const kinds: [mimeType: string, kind: keyof Bytes][] = [
  ['text/html', 'documents'],
  ['text/css', 'styles'],
  ['text/javascript', 'scripts'],
  ['application/javascript', 'scripts'],
  ['font/', 'fonts'],
  ['image/', 'images'],
];

/** Counts the bytes that a first visit on a phone receives until the network is idle, without scrolling. */
export function countBytes(url: string, browserArguments: string[]): Promise<Bytes> {
  // Over HTTP/2, Chromium does not report the size of headers.
  return withBrowser((browser) => visit(browser, url), [...browserArguments, '--disable-http2']);
}

async function visit({ context }: MeasuredBrowser, url: string): Promise<Bytes> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const bytes: Bytes = { headers: 0, documents: 0, styles: 0, scripts: 0, fonts: 0, images: 0, data: 0 };
  const kindOf = new Map<string, keyof Bytes>();
  const headerBytesOf = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const [, kind = 'data'] = kinds.find(([mimeType]) => response.mimeType.startsWith(mimeType)) ?? [];
    kindOf.set(requestId, kind);
  });
  session.on('Network.responseReceivedExtraInfo', ({ requestId, headersText = '' }) => {
    headerBytesOf.set(requestId, headersText.length);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    // A data URL has no headers, and its bytes are part of the document that contains it.
    const headers = headerBytesOf.get(requestId);
    if (headers === undefined) return;
    bytes.headers += headers;
    bytes[kindOf.get(requestId) ?? 'data'] += encodedDataLength - headers;
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  return bytes;
}
