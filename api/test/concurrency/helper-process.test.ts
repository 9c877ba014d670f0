import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createHelperProcess, type HelperProcess } from '../../src/concurrency/helper-process.ts';
import { collectGarbage } from '../support/collect-garbage.ts';

interface Message {
  text?: string;
  end?: boolean;
}

let helper: HelperProcess<Message, Message>;

beforeEach(() => {
  helper = createHelperProcess({
    program: new URL('../support/echo-process.ts', import.meta.url),
    arguments: [],
    env: {},
    execArgv: [],
    replyTimeout: 10_000,
    idleTimeout: 60_000,
  });
});

afterEach(() => helper.close());

test('the replies of a helper process are not kept in memory while it runs', async () => {
  const replies: WeakRef<Message>[] = [];
  for (let index = 0; index < 20; index++) {
    const reply = await helper.request({ text: `message ${index}` });
    replies.push(new WeakRef(reply ?? {}));
  }
  await nextTurn();
  collectGarbage();
  // The latest replies may not have been released yet.
  expect(replies.filter((reply) => reply.deref()).length).toBeLessThan(5);
  expect(replies).toHaveLength(20);
});

test('a request to a helper process gets undefined when the process ends without a reply, and the next request starts it again', async () => {
  expect(await helper.request({ text: 'first' })).toEqual({ text: 'first' });
  expect(await helper.request({ end: true })).toBeUndefined();
  expect(await helper.request({ text: 'second' })).toEqual({ text: 'second' });
});
