import { expect, test, vi } from 'vitest';
import { createPages } from '../../../src/stores/paged-list.ts';

const row = (_id: string) => ({ _id, text: _id });

test('puts the next page behind the ones before, until there is none', async () => {
  const asked: (string | undefined)[] = [];
  const pages = createPages(
    async (_: string, after) => {
      asked.push(after);
      return after ? { result: [row('b')], next: null } : { result: [row('a')], next: 'after a' };
    },
    () => '',
  );
  await pages.show('');
  await pages.more();
  expect(asked).toEqual([undefined, 'after a']);
  expect(pages.$pages.get()).toEqual({ state: 'ready', items: [row('a'), row('b')], next: null });
});

test('drops the answer to a wish that was given up', async () => {
  interface Answer {
    result: ReturnType<typeof row>[];
    next: null;
  }
  const answers = new Map<string, (answer: Answer) => void>();
  const pages = createPages(
    (wish: string) => new Promise<Answer>((resolve) => answers.set(wish, resolve)),
    () => '',
  );
  const first = pages.show('coats');
  const second = pages.show('lamps');
  answers.get('lamps')?.({ result: [row('lamp')], next: null });
  answers.get('coats')?.({ result: [row('coat')], next: null });
  await Promise.all([first, second]);
  expect(pages.$pages.get().items).toEqual([row('lamp')]);
});

test('keeps what came before a failure, logs it, and asks again for what did not come', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  let isDown = false;
  const pages = createPages(
    async (_: string, after) => {
      if (isDown) throw new Error('no answer');
      return after ? { result: [row('b')], next: null } : { result: [row('a')], next: 'after a' };
    },
    () => '',
  );
  await pages.show('');
  isDown = true;
  await pages.more();
  expect(pages.$pages.get()).toEqual({ state: 'failed', items: [row('a')], next: 'after a' });
  expect(log).toHaveBeenCalled();
  isDown = false;
  await pages.more();
  expect(pages.$pages.get().items).toEqual([row('a'), row('b')]);
  log.mockRestore();
});

test('puts a changed row in its place', async () => {
  const pages = createPages(
    async () => ({ result: [row('a'), row('b')], next: null }),
    () => '',
  );
  await pages.show('');
  pages.replace({ _id: 'a', text: 'changed' });
  expect(pages.$pages.get().items).toEqual([{ _id: 'a', text: 'changed' }, row('b')]);
});

test('puts a new row behind the others when their end is there', async () => {
  const pages = createPages(
    async (_: string, after) => (after ? { result: [row('b')], next: null } : { result: [row('a')], next: 'after a' }),
    () => '',
  );
  await pages.show('');
  pages.append(row('new'));
  expect(pages.$pages.get().items).toEqual([row('a')]);
  await pages.more();
  pages.append(row('new'));
  expect(pages.$pages.get().items).toEqual([row('a'), row('b'), row('new')]);
});

test('asks anew for what is there, and not twice for what is on its way', async () => {
  let asked = 0;
  const pages = createPages(
    async () => ({ result: [row(`${++asked}`)], next: null }),
    () => '',
  );
  await pages.renew();
  expect(asked).toBe(0);
  const first = pages.show('');
  await Promise.all([first, pages.renew()]);
  expect(asked).toBe(1);
  await pages.renew();
  expect(pages.$pages.get().items).toEqual([row('2')]);
});
