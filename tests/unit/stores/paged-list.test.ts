import { expect, test, vi } from 'vitest';
import { createPagedList } from '../../../src/stores/paged-list.ts';

const row = (_id: string) => ({ _id, text: _id });

test('a paged list appends each page to the previous pages until there are no more', async () => {
  const requestedCursors: (string | undefined)[] = [];
  const list = createPagedList(
    async (_: string, after) => {
      requestedCursors.push(after);
      return after ? { result: [row('b')], next: null } : { result: [row('a')], next: 'after a' };
    },
    () => '',
  );
  await list.filterBy('');
  await list.more();
  expect(requestedCursors).toEqual([undefined, 'after a']);
  expect(list.$state.get()).toEqual({ state: 'ready', data: { items: [row('a'), row('b')], next: null } });
});

test('a paged list does not return to its initial filter when it is filtered by undefined', async () => {
  const requestedFilters: (boolean | undefined)[] = [];
  const list = createPagedList(
    async (filter: boolean | undefined) => {
      requestedFilters.push(filter);
      return { result: [row('a')], next: 'after a' };
    },
    () => false,
  );
  await list.filterBy(true);
  await list.filterBy(undefined);
  await list.more();
  expect(requestedFilters).toEqual([true, undefined, undefined]);
});

test('a paged list ignores the reply to a filter that has since been replaced', async () => {
  interface Page {
    result: ReturnType<typeof row>[];
    next: null;
  }
  const resolvers = new Map<string, (page: Page) => void>();
  const list = createPagedList(
    (filter: string) => new Promise<Page>((resolve) => resolvers.set(filter, resolve)),
    () => '',
  );
  const first = list.filterBy('coats');
  const second = list.filterBy('lamps');
  resolvers.get('lamps')?.({ result: [row('lamp')], next: null });
  resolvers.get('coats')?.({ result: [row('coat')], next: null });
  await Promise.all([first, second]);
  expect(list.$state.get().data?.items).toEqual([row('lamp')]);
});

test('a paged list keeps earlier rows after a failure, logs it, and retries the page that failed', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  let isDown = false;
  const list = createPagedList(
    async (_: string, after) => {
      if (isDown) throw new Error('no reply');
      return after ? { result: [row('b')], next: null } : { result: [row('a')], next: 'after a' };
    },
    () => '',
  );
  await list.filterBy('');
  isDown = true;
  await list.more();
  expect(list.$state.get()).toMatchObject({ state: 'failed', data: { items: [row('a')], next: 'after a' } });
  expect(log).toHaveBeenCalled();
  isDown = false;
  await list.more();
  expect(list.$state.get().data?.items).toEqual([row('a'), row('b')]);
  log.mockRestore();
});

test('a paged list replaces a changed row at its position', async () => {
  const list = createPagedList(
    async () => ({ result: [row('a'), row('b')], next: null }),
    () => '',
  );
  await list.filterBy('');
  list.replace({ _id: 'a', text: 'changed' });
  expect(list.$state.get().data?.items).toEqual([{ _id: 'a', text: 'changed' }, row('b')]);
});

test('a paged list appends a new row once the last page is loaded', async () => {
  const list = createPagedList(
    async (_: string, after) => (after ? { result: [row('b')], next: null } : { result: [row('a')], next: 'after a' }),
    () => '',
  );
  await list.filterBy('');
  list.append(row('new'));
  expect(list.$state.get().data?.items).toEqual([row('a')]);
  await list.more();
  list.append(row('new'));
  expect(list.$state.get().data?.items).toEqual([row('a'), row('b'), row('new')]);
});

test('a paged list reloads from its first page, except before its first load and while a page is loading', async () => {
  let loadCount = 0;
  const list = createPagedList(
    async () => ({ result: [row(`${++loadCount}`)], next: null }),
    () => '',
  );
  await list.reload();
  expect(loadCount).toBe(0);
  const first = list.filterBy('');
  await Promise.all([first, list.reload()]);
  expect(loadCount).toBe(1);
  await list.reload();
  expect(list.$state.get().data?.items).toEqual([row('2')]);
});
