import { getCopyPageEndpoint, listCopyPagesEndpoint } from '@kindcrate/contract/staff-copy';
import { describe, expect, test } from 'vitest';
import { openCopyDesk } from '../support/copy.ts';
import { signUpWithRole } from '../support/roles.ts';
import { openTestApp } from '../support/test-app.ts';

const { api, token, url, read, saveDraft, publish, discard, saveEdit } = await openCopyDesk();
const colleague = await signUpWithRole(api, 'staff');

describe('reading copy', () => {
  test('lists all pages with the state of their copy', async () => {
    const { body } = await api.get('/api/staff/copy', token);
    expect(listCopyPagesEndpoint.reply.is(body)).toBe(true);
    expect(body.result).toContainEqual({
      _id: 'donation-info',
      title: 'How we work',
      path: '/donation',
      preview: 'whole',
      version: 0,
      published: null,
      unfit: [],
      hasDraft: false,
    });
  });

  test('returns the fields of a page with their kinds and limits, and the copy in its file', async () => {
    const page = await read('home');
    expect(getCopyPageEndpoint.reply.is({ data: page })).toBe(true);
    const [title, , slider] = page.fields;
    expect(title).toEqual({ name: 'title', label: 'Title', kind: 'text', maxLength: 120 });
    expect(slider.fields[3]).toMatchObject({ name: 'position', placeholders: ['n', 'total'] });
    expect(slider.fields[4]).toMatchObject({ name: 'slides', kind: 'list', minItems: 2, maxItems: 6 });
    const kinds = slider.fields[4].item.fields.map(({ kind }: { kind: string }) => kind);
    expect(kinds).toEqual(['text', 'text', 'long text', 'picture', 'text', 'list']);
    const { options, shape } = slider.fields[4].item.fields[3];
    expect(shape).toEqual({ aspect: 20 / 19, isRound: false });
    expect(options).toContainEqual({ value: 'hero-crate', label: 'Hero crate', url: '/_astro/hero-crate.svg' });
    expect(page.live.slider.slides[0].actions[1]).toEqual({ label: 'Talk to us', href: '/contact' });
  });

  test('also returns fields for days and optional groups', async () => {
    expect((await read('privacy')).live.lastChanged).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    const { fields } = await read('brand-details');
    const stories = fields.find(({ name }: { name: string }) => name === 'stories').fields;
    expect(stories.at(-1).item.fields.at(-1)).toMatchObject({ name: 'link', kind: 'group', isOptional: true });
  });

  test.each(['nothing', '__proto__', 'constructor', 'Home'])('gets 404 for the unknown page %s', async (page) => {
    expect((await api.get(url(page), token)).status).toBe(404);
  });

  test('gets an empty list from a server without a site', async () => {
    const apiWithoutSite = await openTestApp();
    const staff = await signUpWithRole(apiWithoutSite, 'staff');
    expect((await apiWithoutSite.get('/api/staff/copy', staff.token)).body).toEqual({ result: [] });
    expect((await apiWithoutSite.get(url('home'), staff.token)).status).toBe(404);
  });
});

describe('a draft of copy', () => {
  test('is saved with its problems, and every member of staff can see it', async () => {
    const { live } = await read('all-forms');
    const { status, body } = await saveDraft('all-forms', 0, { ...live, title: 'x'.repeat(500) });
    expect([status, body.data.revision]).toEqual([200, 1]);
    const seen = (await api.get(url('all-forms'), colleague.token)).body.data;
    expect(seen.draft).toMatchObject({
      revision: 1,
      problems: [{ path: 'title', message: 'Should have at most 120 characters' }],
    });
    expect(seen.live.title).not.toContain('xxx');
  });

  test('is not overwritten by someone who has seen only an older revision, even after it was discarded', async () => {
    const { live } = await read('login');
    await saveDraft('login', 0, live);
    const late = await saveDraft('login', 0, { ...live, title: 'Late' }, colleague.token);
    expect(late).toMatchObject({ status: 409, body: { code: 'conflict' } });
    await discard('login', 1, colleague.token);
    expect((await read('login')).draft).toBeNull();
    const again = await saveDraft('login', 0, { ...live, title: 'Again' }, colleague.token);
    expect(again.body.data.revision).toBeGreaterThan(1);
    expect((await saveDraft('login', 1, live)).status).toBe(409);
  });

  test('is not discarded by someone who has seen only an older revision', async () => {
    const { live } = await read('reset');
    await saveDraft('reset', 0, { ...live, title: 'Mine' });
    await saveDraft('reset', 1, { ...live, title: 'Newer' });
    expect(await discard('reset', 1, colleague.token)).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect((await read('reset')).draft.values.title).toBe('Newer');
    expect((await discard('reset', 2, colleague.token)).status).toBe(200);
    expect((await discard('reset', 2, colleague.token)).status).toBe(200);
    expect((await read('reset')).draft).toBeNull();
  });

  test('stays the same when it is sent again after a lost reply', async () => {
    const { live } = await read('forgot');
    const sent = { ...live, title: 'Forgotten' };
    const first = await saveDraft('forgot', 0, sent);
    const second = await saveDraft('forgot', 0, sent);
    expect([second.status, second.body.data.revision]).toEqual([200, first.body.data.revision]);
  });

  test.each([
    ['text as its values', { revision: 0, values: 'text' }],
    ['a list as its values', { revision: 0, values: [] }],
    ['no values', { revision: 0 }],
    ['a negative revision', { revision: -1, values: {} }],
  ])('is refused with %s', async (_title, body) => {
    const reply = await api.send('PUT', url('home', '/draft'), body, token);
    expect(reply).toMatchObject({ status: 400, body: { code: 'invalid_fields' } });
  });

  test('is refused if it is nested deeper than any page', async () => {
    const nested = `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`;
    const reply = await api.send('PUT', url('home', '/draft'), `{"revision":0,"values":${nested}}`, token);
    expect(reply.status).toBe(400);
  });

  test.each([
    {},
    { title: 7 },
    { title: null },
    { slider: [] },
    { __proto__: 1, slider: { slides: 'x' } },
    { 'a\0b': '\ud800' },
  ])('is saved even with invalid values, but then cannot be published: %j', async (values) => {
    const { draft } = await read('coins');
    const saved = await saveDraft('coins', draft?.revision ?? 0, values);
    expect(saved.status).toBe(200);
    expect(saved.body.data.problems.length).toBeGreaterThan(0);
    expect((await publish('coins', saved.body.data.revision)).status).toBe(400);
  });
});

describe('the problems of a draft', () => {
  /** Saves a draft with a change. @returns the problems of the draft */
  const problemsOf = async (page: string, change: Parameters<typeof saveEdit>[1]) =>
    (await saveEdit(page, change)).body.data.problems;

  test('include a link to a page that does not exist, with the path of the most similar page', async () => {
    const problemsOfLink = (href: string) =>
      problemsOf('home', ({ slider }) => {
        slider.slides[0].actions[1].href = href;
      });
    const path = 'slider.slides.0.actions.1.href';
    expect(await problemsOfLink('/conact')).toEqual([{ path, message: 'No page /conact', fix: '/contact' }]);
    expect(await problemsOfLink('/abuot?x=1#top')).toEqual([
      { path, message: 'No page /abuot', fix: '/about?x=1#top' },
    ]);
    expect(await problemsOfLink('/somewhere-else')).toEqual([{ path, message: 'No page /somewhere-else' }]);
    expect(await problemsOfLink('/brandDetails/brand-9')).toMatchObject([{ fix: '/branddetails/brand-1' }]);
    for (const good of ['/Contact/', '/branddetails/brand-1', '#top', 'https://example.com', 'tel:+1'])
      expect(await problemsOfLink(good)).toEqual([]);
    for (const bad of ['//example.com', '/\\example.com', 'javascript:alert(1)', 'http://example.com', 'contact'])
      expect(await problemsOfLink(bad)).toMatchObject([{ path }]);
  });

  test('include missing and unknown placeholders', async () => {
    const problemsOfPosition = (text: string) =>
      problemsOf('home', ({ slider }) => {
        slider.position = text;
      });
    const path = 'slider.position';
    expect(await problemsOfPosition('{n}')).toEqual([{ path, message: 'Keep {total}: the site fills it in' }]);
    expect(await problemsOfPosition('{n} {total} {x}')).toEqual([
      { path, message: 'The site does not fill in {x} here' },
    ]);
    expect(await problemsOfPosition('{n of {total}')).toMatchObject([{ path }]);
    expect(await problemsOfPosition('Slide {n} of {total}')).toEqual([]);
  });

  test('include lists that are longer or shorter than their limits', async () => {
    const problemsOfQuestions = (count: number) =>
      problemsOf('about', ({ faq }) => {
        faq.items = Array.from({ length: count }, () => faq.items[0]);
      });
    expect(await problemsOfQuestions(20)).toEqual([]);
    expect(await problemsOfQuestions(21)).toEqual([
      { path: 'faq.items', message: 'Should be a list of 1 to 20 entries' },
    ]);
    expect(await problemsOfQuestions(0)).toMatchObject([{ path: 'faq.items' }]);
  });
});
