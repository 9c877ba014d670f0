import { fillPath } from '@kindcrate/contract/path-params';
import {
  type CopyPage,
  getCopyPageEndpoint,
  previewCopyEndpoint,
  publishCopyEndpoint,
  restoreCopyEndpoint,
  saveCopyDraftEndpoint,
} from '@kindcrate/contract/staff-copy';
import type { APIRequestContext } from 'playwright/test';
import { startTestServer, type TestServer } from '../../../scripts/test-server.ts';
import { callApi, fetchToken } from '../accounts.ts';
import { expect, test } from '../fixtures.ts';
import { bearer, staff } from '../staff.ts';

/** A separate server for this file, because other tests read the copy of the shared server. */
let server: TestServer;
let request: APIRequestContext;
let headers: Record<string, string>;

test.beforeAll(async ({ playwright }) => {
  server = await startTestServer({ STAFF_EMAIL: staff.email, STAFF_PASSWORD: staff.password });
  request = await playwright.request.newContext({ baseURL: server.origin });
  headers = bearer(await fetchToken(request, staff));
});

test.afterAll(async () => {
  await request.dispose();
  await server.stop();
});

const call = (endpoint: Parameters<typeof callApi>[1], id: string, input = {}) =>
  callApi(request, { ...endpoint, path: fillPath(endpoint.path as '/:id', { id }) }, input, headers);

// biome-ignore lint/suspicious/noExplicitAny: each page has its own fields
async function publish(id: string, edit: (values: any) => void): Promise<CopyPage> {
  const { live } = (await call(getCopyPageEndpoint, id)).data;
  edit(live);
  const { revision } = (await call(saveCopyDraftEndpoint, id, { revision: 0, values: live })).data;
  return (await call(publishCopyEndpoint, id, { revision })).data;
}

/** Waits up to five seconds for a page to contain the text. */
const waitForText = (path: string, text: string) =>
  expect.poll(async () => (await request.get(path)).text(), { timeout: 5_000 }).toContain(text);

test('a published headline is on the page within five seconds, and the old one is back after a restore', async ({
  page,
}) => {
  const headline = 'Warm hands <b>& "cold" tea</b>';
  const { version } = await publish('home', ({ slider }) => {
    slider.slides[0].headline = headline;
  });
  await waitForText('/', 'Warm hands &lt;b&gt;');
  await page.goto(`${server.origin}/`);
  await expect(page.getByRole('heading', { name: headline })).toBeVisible();
  expect(version).toBe(1);
  const { revision } = (await call(restoreCopyEndpoint, 'home', { version: 0, revision: 0 })).data;
  await call(publishCopyEndpoint, 'home', { revision });
  await waitForText('/', 'The coat you outgrew');
});

test('a page rendered by the build shows new copy, even in its form, and is served from the original file again after the copy is restored', async ({
  page,
}) => {
  const before = await request.get('/register');
  await publish('register', (values) => {
    values.submit = 'Join us';
  });
  await waitForText('/register', 'Join us');
  const changed = await request.get('/register');
  expect(changed.headers()['cache-control']).toBe(before.headers()['cache-control']);
  await page.goto(`${server.origin}/register`);
  await page.getByRole('button', { name: 'Join us' }).click();
  // The alert proves that the form's script and copy have loaded.
  await expect(page.getByRole('alert')).toBeVisible();
  const { revision } = (await call(restoreCopyEndpoint, 'register', { version: 0, revision: 0 })).data;
  await call(publishCopyEndpoint, 'register', { revision });
  await expect
    .poll(async () => (await request.get('/register')).headers().etag, { timeout: 5_000 })
    .toBe(before.headers().etag);
});

test('a new sentence in the footer appears on every page, and new copy also appears in the JSON file that scripts read', async () => {
  await publish('frame', (values) => {
    values.footerLine = 'Good things find good homes.';
  });
  for (const path of ['/', '/terms', '/donationform', '/nowhere'])
    await waitForText(path, 'Good things find good homes.');
  await publish('refusals', ({ list }) => {
    list[0].reason = 'No seats, please.';
  });
  await waitForText('/refusals.json', 'No seats, please.');
});

test('a preview returns the whole page and its size, and publishes nothing', async () => {
  const { live } = (await call(getCopyPageEndpoint, 'about')).data;
  live.hero.headline = 'Only a preview';
  const { html, bytes, maxBytes } = (await call(previewCopyEndpoint, 'about', { values: live })).data;
  expect(html).toContain('<!DOCTYPE html>');
  expect(html).toContain('Only a preview');
  expect(bytes).toBeGreaterThan(5_000);
  expect(bytes).toBeLessThan(maxBytes);
  expect(await (await request.get('/about')).text()).not.toContain('Only a preview');
});
