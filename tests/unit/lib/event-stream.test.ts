import { expect, test } from 'vitest';
import { readEvents } from '../../../src/lib/event-stream.ts';

async function eventsOf(...parts: (string | Uint8Array)[]): Promise<string[]> {
  const encoder = new TextEncoder();
  const bytes = parts.map((part) => (typeof part === 'string' ? encoder.encode(part) : part));
  const events: string[] = [];
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of bytes) controller.enqueue(part);
      controller.close();
    },
  });
  await readEvents(body, (data) => events.push(data));
  return events;
}

test('several server-sent events in one chunk are read in order', async () => {
  expect(await eventsOf('data: 1\n\ndata: 2\n\n')).toEqual(['1', '2']);
});

test('a server-sent event that arrives in several chunks is read once, even if a character is split', async () => {
  const [first, second] = [new TextEncoder().encode('é')[0] ?? 0, new TextEncoder().encode('é')[1] ?? 0];
  expect(await eventsOf('da', 'ta: ', new Uint8Array([first]), new Uint8Array([second]), '\n', '\n')).toEqual(['é']);
});

test('comments and an incomplete event in an event stream are not reported as events', async () => {
  expect(await eventsOf(':\n\n', 'data: 1\n\n:\n\ndata: 2')).toEqual(['1']);
});
