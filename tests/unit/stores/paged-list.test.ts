import { expect, test, vi } from 'vitest';
import { createPagedList } from '../../../src/stores/paged-list.ts';

const row = (_id: string) => ({ _id, text: _id });

test('appends each page to the ones before until there are no more', async () => {
  const requestedCursors: (string | undefined)[] = [];
  const pages = createPagedList(
    async (_: string, after) => {
      requestedCursors.push(after);
      return after ? { result: [row('b')], next: null } : { result: [row('a')], next: 'after a' };
    },
    () => '',
  );
  await pages.filterBy('');
  await pages.more();
  expect(requestedCursors).toEqual([undefined, 'after a']);
  expect(pages.$state.get()).toEqual({ state: 'ready', data: { items: [row('a'), row('b')], next: null } });
});

test('drops the reply to a filter that has been replaced', async () => {
  interface Page {
    result: ReturnType<typeof row>[];
    next: null;
  }
  const resolvers = new Map<string, (page: Page) => void>();
  const pages = createPagedList(
    (filter: string) => new Promise<Page>((resolve) => resolvers.set(filter, resolve)),
    () => '',
  );
  const first = pages.filterBy('coats');
  const second = pages.filterBy('lamps');
  resolvers.get('lamps')?.({ result: [row('lamp')], next: null });
  resolvers.get('coats')?.({ result: [row('coat')], next: null });
  await Promise.all([first, second]);
  expect(pages.$state.get().data?.items).toEqual([row('lamp')]);
});

test('keeps earlier rows after a failure, logs it, and retries the page that failed', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  let isDown = false;
  const pages = createPagedList(
    async (_: string, after) => {
      if (isDown) throw new Error('no reply');
      return after ? { result: [row('b')], next: null } : { result: [row('a')], next: 'after a' };
    },
    () => '',
  );
  await pages.filterBy('');
  isDown = true;
  await pages.more();
  expect(pages.$state.get()).toMatchObject({ state: 'failed', data: { items: [row('a')], next: 'after a' } });
  expect(log).toHaveBeenCalled();
  isDown = false;
  await pages.more();
  expect(pages.$state.get().data?.items).toEqual([row('a'), row('b')]);
  log.mockRestore();
});

test('replaces a changed row at its position', async () => {
  const pages = createPagedList(
    async () => ({ result: [row('a'), row('b')], next: null }),
    () => '',
  );
  await pages.filterBy('');
  pages.replace({ _id: 'a', text: 'changed' });
  expect(pages.$state.get().data?.items).toEqual([{ _id: 'a', text: 'changed' }, row('b')]);
});

test('appends a new row once the last page is loaded', async () => {
  const pages = createPagedList(
    async (_: string, after) => (after ? { result: [row('b')], next: null } : { result: [row('a')], next: 'after a' }),
    () => '',
  );
  await pages.filterBy('');
  pages.append(row('new'));
  expect(pages.$state.get().data?.items).toEqual([row('a')]);
  await pages.more();
  pages.append(row('new'));
  expect(pages.$state.get().data?.items).toEqual([row('a'), row('b'), row('new')]);
});

test('reloads the list, but not while a page is loading', async () => {
  let loadCount = 0;
  const pages = createPagedList(
    async () => ({ result: [row(`${++loadCount}`)], next: null }),
    () => '',
  );
  await pages.reload();
  expect(loadCount).toBe(0);
  const first = pages.filterBy('');
  await Promise.all([first, pages.reload()]);
  expect(loadCount).toBe(1);
  await pages.reload();
  expect(pages.$state.get().data?.items).toEqual([row('2')]);
});
