import { writeFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { createOwnerSlots } from '../../src/concurrency/limits.ts';
import { renderImage } from '../../src/images/render-image.ts';
import { countStored, createDonation, donate, toFormData } from '../support/donations.ts';
import { userIdOf } from '../support/log-in.ts';
import { svgFile } from '../support/photos.ts';
import { bearer, inject, openTestApp } from '../support/test-app.ts';

const api = await openTestApp();
let token: string;

beforeAll(async () => {
  token = await api.signUp();
});

/** Sends a donation with a JSON field instead of the photo. */
async function donateJsonField(image: unknown) {
  const { image: _, ...fields } = await createDonation();
  const parts = Object.entries(fields).map(([name, value]) => `--b\r\n${disposition(name)}\r\n\r\n${value}\r\n`);
  const field = `--b\r\n${disposition('image')}\r\ncontent-type: application/json\r\n\r\n${JSON.stringify(image)}\r\n`;
  return inject(api.app, {
    method: 'POST',
    url: '/api/order/donataionorder',
    headers: { ...bearer(token), 'content-type': 'multipart/form-data; boundary=b' },
    payload: `${parts.join('')}${field}--b--\r\n`,
  });
}

const disposition = (name: string) => `content-disposition: form-data; name="${name}"`;

describe('a form field that is sent instead of the photo', () => {
  test('is refused when it is a JSON object, array or number, even with the path of a file on the server', async () => {
    const path = join(api.folder, 'private.svg');
    writeFileSync(path, svgFile());
    const storedBefore = await countStored(api);
    for (const image of [{ size: 5, bytes: path }, { size: 5 }, [], 7])
      expect(await donateJsonField(image)).toMatchObject({ status: 400, body: { code: 'bad_request' } });
    expect(await countStored(api)).toEqual(storedBefore);
  });

  test('is refused when it is a JSON string', async () => {
    expect(await donateJsonField('/etc/passwd')).toMatchObject({
      status: 400,
      body: { fields: { image: expect.any(String) } },
    });
  });
});

test('an image cannot be rendered from a file path', async () => {
  const path = join(api.folder, 'drawing.svg');
  writeFileSync(path, svgFile());
  await expect(renderImage(path as unknown as Buffer)).rejects.toThrow(TypeError);
});

describe('uploads', () => {
  const upload = (donorToken: string) => donate(api, donorToken);

  test('of one account that arrive at the same time wait for a slot, and all succeed', async () => {
    const donor = await api.signUp();
    const originalTakeSlot = api.services.takeUploadSlot;
    api.services.takeUploadSlot = createOwnerSlots({
      max: 16,
      maxPerOwner: 2,
      maxWaitingPerOwner: 10,
      maxWait: 20_000,
    });
    const replies = await Promise.all(Array.from({ length: 8 }, () => upload(donor)));
    expect(replies.map(({ status }) => status)).toEqual(Array(8).fill(201));
    api.services.takeUploadSlot = originalTakeSlot;
  });

  test('of one account get 503 when too many wait, while another account can upload', async () => {
    const donor = await api.signUp();
    const otherDonor = await api.signUp();
    const originalTakeSlot = api.services.takeUploadSlot;
    api.services.takeUploadSlot = createOwnerSlots({ max: 16, maxPerOwner: 1, maxWaitingPerOwner: 1, maxWait: 20_000 });
    const release = await api.services.takeUploadSlot(userIdOf(donor));
    const replies = [upload(donor), upload(donor)];
    const refused = await Promise.race(replies);
    expect(refused).toMatchObject({ status: 503, body: { code: 'unavailable' }, headers: { 'retry-after': '2' } });
    expect((await upload(otherDonor)).status).toBe(201);
    release();
    expect((await Promise.all(replies)).map(({ status }) => status).sort()).toEqual([201, 503]);
    expect((await upload(donor)).status).toBe(201);
    api.services.takeUploadSlot = originalTakeSlot;
  });

  test('are refused with 503 when they have waited too long, and leave the queue', async () => {
    const originalTakeSlot = api.services.takeUploadSlot;
    api.services.takeUploadSlot = createOwnerSlots({ max: 1, maxPerOwner: 1, maxWaitingPerOwner: 1, maxWait: 50 });
    const release = await api.services.takeUploadSlot('other');
    for (const _ of [1, 2])
      expect(await upload(token)).toMatchObject({ status: 503, headers: { 'retry-after': '10' } });
    release();
    expect((await upload(token)).status).toBe(201);
    api.services.takeUploadSlot = originalTakeSlot;
  });

  test('finding 8: are not cut off while they wait for a slot longer than a connection may be silent', async () => {
    const slow = await openTestApp();
    slow.services.takeUploadSlot = createOwnerSlots({ max: 1, maxPerOwner: 1, maxWaitingPerOwner: 1, maxWait: 5_000 });
    slow.app.server.setTimeout(200);
    const origin = await slow.app.listen({ port: 0, host: '127.0.0.1' });
    const release = await slow.services.takeUploadSlot('other');
    const reply = fetch(`${origin}/api/order/donataionorder`, {
      method: 'POST',
      headers: bearer(await slow.signUp()),
      body: toFormData(await createDonation()),
    });
    setTimeout(release, 500);
    expect((await reply).status).toBe(201);
  });

  test('that grow too large are cut off and free their slot, even without a Content-Length', async () => {
    await api.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = api.app.server.address() as AddressInfo;
    const originalTakeSlot = api.services.takeUploadSlot;
    api.services.takeUploadSlot = createOwnerSlots({ max: 1, maxPerOwner: 1, maxWaitingPerOwner: 1, maxWait: 20_000 });
    // The server may reset the connection while the client is still sending.
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    const head = `--b\r\n${disposition('image')}; filename="a"\r\n\r\n`;
    socket.write(
      `POST /api/order/donataionorder HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nTransfer-Encoding: chunked\r\n` +
        `Content-Type: multipart/form-data; boundary=b\r\n\r\n${head.length.toString(16)}\r\n${head}\r\n`,
    );
    // A chunk starts with its length in hexadecimal digits.
    const megabyte = `100000\r\n${'x'.repeat(0x100000)}\r\n`;
    const sending = setInterval(() => {
      if (!socket.writableNeedDrain) socket.write(megabyte);
    }, 1);
    let reply = '';
    socket.on('data', (chunk) => {
      reply += chunk;
    });
    await new Promise((resolve) => socket.once('close', resolve));
    clearInterval(sending);
    // A photo may be up to 10 MB in size; `bytesWritten` also counts what the client has only buffered.
    expect(socket.bytesWritten).toBeLessThan(60 * 0x100000);
    // A client that keeps sending may lose the reply when the connection closes.
    expect(reply).toMatch(/^(HTTP\/1.1 413 |$)/);
    expect((await upload(token)).status).toBe(201);
    api.services.takeUploadSlot = originalTakeSlot;
  });
});
