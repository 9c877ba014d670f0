import { describe, expect, test } from 'vitest';
import { openCopyDesk } from '../support/copy.ts';

const { api, token, url, read, saveDraft, publish, publishEdit } = await openCopyDesk();

describe('publishing copy', () => {
  test('puts the draft on the site, and records in the history and the audit log what changed', async () => {
    const { status, body } = await publishEdit('contact', (values) => {
      values.title = 'Write to us';
    });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ version: 1, draft: null, live: { title: 'Write to us' } });
    const { result } = (await api.get(url('contact', '/versions'), token)).body;
    const [{ changes }] = result;
    expect(changes).toMatchObject([{ path: 'title', label: 'Title', after: 'Write to us' }]);
    const entry = (await api.get('/api/staff/audit', token)).body.result[0];
    expect(entry).toMatchObject({ action: 'published', subject: { kind: 'copy', _id: 'contact' }, detail: 'Title' });
  });

  test('is refused while the draft has problems, with one message for each', async () => {
    const reply = await publishEdit('about', (values) => {
      values.hero.headline = ' ';
    });
    expect(reply).toMatchObject({ status: 400, body: { fields: { 'hero.headline': 'Write at least one word' } } });
    expect((await read('about')).version).toBe(0);
  });

  test('is refused when nothing would change', async () => {
    expect(await publishEdit('terms', () => {})).toMatchObject({ status: 400, body: { code: 'invalid_fields' } });
  });

  test('succeeds only once when fifty people publish the same draft at the same time', async () => {
    const { live } = await read('thanks');
    const { revision } = (await saveDraft('thanks', 0, { ...live, title: 'Thanks!' })).body.data;
    const replies = await Promise.all(Array.from({ length: 50 }, () => publish('thanks', revision)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(49);
    expect((await read('thanks')).version).toBe(1);
  });

  test("puts the copy from the page's file back on the site after version 0 was restored as the draft; other versions work too", async () => {
    const { live: original } = await read('register');
    await publishEdit('register', (values) => {
      values.title = 'First';
    });
    await publishEdit('register', (values) => {
      values.title = 'Second';
    });
    const restore = (version: number, revision: number) =>
      api.send('POST', url('register', '/restore'), { version, revision }, token);
    const first = await restore(1, 0);
    expect(first.body.data).toMatchObject({ values: { title: 'First' }, problems: [] });
    expect((await restore(0, 0)).status).toBe(409);
    const fromFile = await restore(0, first.body.data.revision);
    const { body } = await publish('register', fromFile.body.data.revision);
    expect(body.data).toMatchObject({ version: 3, live: original });
    expect((await restore(9, 0)).status).toBe(400);
  });

  test('adds a version each time, and the versions are listed in pages, newest first', async () => {
    for (let count = 1; count <= 27; count += 1)
      await publishEdit('receipt', (values) => {
        values.title = `Title ${count}`;
      });
    const first = (await api.get(url('receipt', '/versions'), token)).body;
    expect(first.result.map(({ version }: { version: number }) => version)).toEqual(
      Array.from({ length: 25 }, (_, index) => 27 - index),
    );
    const second = (await api.get(url('receipt', `/versions?after=${first.next}`), token)).body;
    expect(second).toMatchObject({ result: [{ version: 2 }, { version: 1 }], next: null });
    expect((await api.get(url('receipt', '/versions?after=eCB5'), token)).status).toBe(400);
  });
});

describe('a preview of copy', () => {
  const preview = (page: string, values: unknown) => api.send('POST', url(page, '/preview'), { values }, token);

  test('shows the page with the values that have no problems, and stores nothing', async () => {
    const { live } = await read('donation-info');
    const { status, body } = await preview('donation-info', { ...live, title: 'Ours', description: '' });
    expect([status, body.data.maxBytes]).toEqual([200, 14_600]);
    expect(body.data.html).toContain('"donation-info":{"title":"Ours"}');
    expect(body.data.html).toContain('of /donation:');
    expect((await read('donation-info')).draft).toBeNull();
  });

  test('shows the page of the first brand for the copy that all brand pages share', async () => {
    const { live, path } = await read('brand-details');
    expect(path).toBe('/branddetails/brand-1');
    expect((await preview('brand-details', live)).body.data.html).toContain('/branddetails/brand-1');
  });

  test('shows the home page for copy that all pages share', async () => {
    const { live, preview: kind } = await read('frame');
    expect(kind).toBe('example');
    expect((await preview('frame', live)).body.data.html).toContain('of /:');
  });

  test('does not exist for copy that only scripts read; the path of a page that shows the copy is returned instead', async () => {
    expect(await read('refusals')).toMatchObject({ path: '/donationform', preview: 'none' });
    expect((await preview('refusals', {})).status).toBe(404);
  });
});
