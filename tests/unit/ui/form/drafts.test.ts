import { afterEach, expect, test, vi } from 'vitest';
import { openDraft } from '../../../../src/ui/form/drafts.ts';
import { MemoryStorage, RefusingStorage } from './memory-storage.ts';

const name = 'donation:amal';
const place = `draft:${name}`;
const day = 24 * 60 * 60 * 1000;

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A newly opened page with the form. */
function openPage(storage: Storage, draftName = name) {
  const draft = openDraft(storage, draftName);
  return { draft, found: draft.load() };
}

test('finds nothing where nothing was kept', () => {
  expect(openPage(new MemoryStorage()).found).toBeUndefined();
});

test('brings back what the page before kept, and that there was a file', () => {
  const storage = new MemoryStorage();
  openPage(storage).draft.keep({ itemsName: 'A lamp' }, true);
  expect(openPage(storage).found).toMatchObject({ fields: { itemsName: 'A lamp' }, hasFile: true });
});

test("shows nobody another one's draft, nor another form's", () => {
  const storage = new MemoryStorage();
  openPage(storage).draft.keep({ itemsName: 'A lamp' }, false);
  expect(openPage(storage, 'donation:ines').found).toBeUndefined();
  expect(openPage(storage, 'contact:amal').found).toBeUndefined();
});

test('keeps nothing of a form that is as it was, or is emptied again', () => {
  const storage = new MemoryStorage();
  const { draft } = openPage(storage);
  draft.keep({}, false);
  expect(storage.length).toBe(0);
  draft.keep({ itemsName: 'A' }, false);
  draft.keep({}, false);
  expect(storage.length).toBe(0);
});

test('gives the same key for each try, after a reload and a change too', () => {
  const storage = new MemoryStorage();
  const { draft } = openPage(storage);
  draft.keep({ itemsName: 'A lamp' }, true);
  const key = draft.key();
  expect(draft.key()).toBe(key);
  const { draft: after } = openPage(storage);
  after.keep({ itemsName: 'Two lamps' }, true);
  expect(after.key()).toBe(key);
});

test('gives another key for another donation', () => {
  const storage = new MemoryStorage();
  const { draft } = openPage(storage);
  const key = draft.key();
  draft.renewKey();
  const next = draft.key();
  expect(next).not.toBe(key);
  expect(openPage(storage).draft.key()).toBe(next);
});

test('forgets fields, file and key once they did their work', () => {
  const storage = new MemoryStorage();
  const { draft } = openPage(storage);
  draft.keep({ itemsName: 'A lamp' }, true);
  const key = draft.key();
  draft.forget();
  expect(storage.length).toBe(0);
  expect(draft.key()).not.toBe(key);
});

test('leaves alone what another tab has written since', () => {
  const storage = new MemoryStorage();
  const { draft } = openPage(storage);
  draft.keep({ itemsName: 'A lamp' }, false);
  openPage(storage).draft.keep({ itemsName: 'A kettle' }, false);
  draft.forget();
  expect(openPage(storage).found?.fields).toEqual({ itemsName: 'A kettle' });
});

test('removes drafts older than 30 days, no matter whose, and keeps everything else', () => {
  vi.useFakeTimers();
  const storage = new MemoryStorage();
  storage.setItem('token', 'a token');
  openPage(storage, 'contact:ines').draft.keep({ message: 'Hello' }, false);
  vi.advanceTimersByTime(20 * day);
  openPage(storage).draft.keep({ itemsName: 'A lamp' }, false);
  vi.advanceTimersByTime(11 * day);
  expect(openPage(storage).found?.fields).toEqual({ itemsName: 'A lamp' });
  expect(storage.getItem('draft:contact:ines')).toBeNull();
  expect(storage.getItem('token')).toBe('a token');
});

const invalid = {
  'no JSON': '{"fields":',
  'another shape': '{"fields":{"itemsName":7},"hasFile":false,"savedAt":1}',
  'no object': '"A lamp"',
};

test.each(Object.entries(invalid))('takes %s for no draft', (_, text) => {
  const storage = new MemoryStorage();
  storage.setItem(place, text);
  expect(openPage(storage).found).toBeUndefined();
});

test.each([
  ['that refuses', new RefusingStorage()],
  ['that is not there', undefined],
])('goes on with a storage %s, for as long as the page lasts', (_, storage) => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const draft = openDraft(storage, name);
  expect(draft.load()).toBeUndefined();
  draft.keep({ itemsName: 'A lamp' }, false);
  expect(draft.key()).toBe(draft.key());
  expect(draft.current?.fields).toEqual({ itemsName: 'A lamp' });
  draft.forget();
  expect(draft.current).toBeUndefined();
});
