import type { Page } from 'playwright/test';

/** The part of a multipart body that contains the photo. */
export interface SentPhoto {
  name: string;
  type: string;
  bytes: Buffer;
}

/** Records the photos that the page uploads from now on, as they appear in the request body. */
export async function recordSentPhotos(page: Page): Promise<SentPhoto[]> {
  const photos: SentPhoto[] = [];
  await page.exposeFunction('recordBody', (type: string, latin1: string) => {
    photos.push(extractPhoto(type, Buffer.from(latin1, 'latin1')));
  });
  // The DevTools protocol omits bodies with files, so the page itself has to record them.
  await page.addInitScript(() => {
    const record = (window as unknown as { recordBody: (type: string, latin1: string) => void }).recordBody;
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (body) {
      const serialized = new Response(body as FormData);
      const type = serialized.headers.get('content-type') ?? '';
      void serialized.arrayBuffer().then((bytes) => {
        record(type, Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join(''));
        send.call(this, body);
      });
    };
  });
  return photos;
}

function extractPhoto(contentType: string, body: Buffer): SentPhoto {
  const boundary = `--${contentType.split('boundary=')[1]}`;
  const parts = body.toString('latin1').split(boundary);
  const [head = '', ...rest] = parts.find((part) => part.includes('name="image"'))?.split('\r\n\r\n') ?? [];
  // A line break separates the content from the next boundary.
  const bytes = Buffer.from(rest.join('\r\n\r\n').slice(0, -2), 'latin1');
  return { name: /filename="(.*?)"/.exec(head)?.[1] ?? '', type: /content-type: (.*)/i.exec(head)?.[1] ?? '', bytes };
}
