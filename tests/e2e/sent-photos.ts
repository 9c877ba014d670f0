import type { Page } from 'playwright/test';

/** The part of a multipart body that holds the photo. */
export interface SentPhoto {
  name: string;
  type: string;
  bytes: Buffer;
}

/** Notes the photos that leave the page from now on, as they stand in the body of the request. */
export async function recordSentPhotos(page: Page): Promise<SentPhoto[]> {
  const photos: SentPhoto[] = [];
  await page.exposeFunction('recordBody', (type: string, latin1: string) => {
    photos.push(photoIn(type, Buffer.from(latin1, 'latin1')));
  });
  // The browser's protocol tells no bodies with files in them.
  await page.addInitScript(() => {
    const record = (window as unknown as { recordBody: (type: string, latin1: string) => void }).recordBody;
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (body) {
      const wire = new Response(body as FormData);
      const type = wire.headers.get('content-type') ?? '';
      void wire.arrayBuffer().then((bytes) => {
        record(type, Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join(''));
        send.call(this, body);
      });
    };
  });
  return photos;
}

function photoIn(contentType: string, body: Buffer): SentPhoto {
  const boundary = `--${contentType.split('boundary=')[1]}`;
  const parts = body.toString('latin1').split(boundary);
  const [head = '', ...rest] = parts.find((part) => part.includes('name="image"'))?.split('\r\n\r\n') ?? [];
  const bytes = Buffer.from(rest.join('\r\n\r\n').slice(0, -2), 'latin1');
  return { name: /filename="(.*?)"/.exec(head)?.[1] ?? '', type: /content-type: (.*)/i.exec(head)?.[1] ?? '', bytes };
}
