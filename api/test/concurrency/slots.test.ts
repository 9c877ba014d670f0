import { expect, test } from 'vitest';
import { createSlots } from '../../src/concurrency/slots.ts';

/** Takes a slot and writes down that it came. */
function recorder(take: ReturnType<typeof createSlots>) {
  const came: string[] = [];
  const frees: (() => void)[] = [];
  const ask = async (owner: string) => {
    frees.push(await take(owner));
    came.push(owner);
  };
  return { came, frees, ask };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

test('gives so many as a whole and so many to each; the others come in turn when one is freed', async () => {
  const { came, frees, ask } = recorder(createSlots({ atOnce: 3, each: 2, waiting: 5 }));
  for (const owner of ['a', 'a', 'a', 'b', 'c']) void ask(owner);
  await settle();
  expect(came).toEqual(['a', 'a', 'b']);
  frees[2]?.();
  frees[2]?.();
  await settle();
  expect(came).toEqual(['a', 'a', 'b', 'c']);
  frees[0]?.();
  await settle();
  expect(came).toEqual(['a', 'a', 'b', 'c', 'a']);
});

test('tells the one who has too many waiting to come again', async () => {
  const take = createSlots({ atOnce: 1, each: 1, waiting: 1 });
  const free = await take('a');
  const second = take('a');
  await expect(take('a')).rejects.toMatchObject({ status: 503, retryAfter: 2 });
  const other = take('b');
  free();
  (await second)();
  (await other)();
});
