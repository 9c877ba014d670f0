import { afterEach, expect, test, vi } from 'vitest';
import { newIdempotencyKey } from '../../../../src/lib/idempotency-key.ts';
import { openDraft } from '../../../../src/ui/form/drafts.ts';
import { MemoryStorage, RefusingStorage } from './memory-storage.ts';

const name = 'donation:amal';
const storageKey = `draft:${name}`;
const day = 24 * 60 * 60 * 1000;

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Opens the form's draft, as a newly loaded page does, and loads what is stored. */
function openPage(storage: Storage, draftName = name) {
  const draft = openDraft(storage, draftName);
  return { draft, found: draft.load() };
}

test('empty storage contains no draft', () => {
  expect(openPage(new MemoryStorage()).found).toBeUndefined();
});

test('a draft restores the fields from an earlier page load, and whether a file was chosen', () => {
  const storage = new MemoryStorage();
  openPage(storage).draft.keep({ itemsName: 'A lamp' }, true);
  expect(openPage(storage).found).toMatchObject({ fields: { itemsName: 'A lamp' }, hasFile: true });
});

test('a form does not find the draft of another person or of another form', () => {
  const storage = new MemoryStorage();
  openPage(storage).draft.keep({ itemsName: 'A lamp' }, false);
  expect(openPage(storage, 'donation:ines').found).toBeUndefined();
  expect(openPage(storage, 'contact:amal').found).toBeUndefined();
});

test('a form that is unchanged or emptied again stores no draft', () => {
  const storage = new MemoryStorage();
  const { draft } = openPage(storage);
  draft.keep({}, false);
  expect(storage.length).toBe(0);
  draft.keep({ itemsName: 'A' }, false);
  draft.keep({}, false);
  expect(storage.length).toBe(0);
});

test('a draft keeps its idempotency key for every attempt, even after a reload and a change', () => {
  const storage = new MemoryStorage();
  const { draft } = openPage(storage);
  draft.keep({ itemsName: 'A lamp' }, true);
  const key = draft.key(newIdempotencyKey);
  expect(draft.key(newIdempotencyKey)).toBe(key);
  const { draft: reopened } = openPage(storage);
  reopened.keep({ itemsName: 'Two lamps' }, true);
  expect(reopened.key(newIdempotencyKey)).toBe(key);
});

test('a draft has a different idempotency key after the key was renewed', () => {
  const storage = new MemoryStorage();
  const { draft } = openPage(storage);
  const key = draft.key(newIdempotencyKey);
  draft.renewKey();
  const renewedKey = draft.key(newIdempotencyKey);
  expect(renewedKey).not.toBe(key);
  expect(openPage(storage).draft.key(newIdempotencyKey)).toBe(renewedKey);
});

test('a forgotten draft loses its fields, its file and its idempotency key', () => {
  const storage = new MemoryStorage();
  const { draft } = openPage(storage);
  draft.keep({ itemsName: 'A lamp' }, true);
  const key = draft.key(newIdempotencyKey);
  draft.forget();
  expect(storage.length).toBe(0);
  expect(draft.key(newIdempotencyKey)).not.toBe(key);
});

test('a forgotten draft stays if another tab has stored it again', () => {
  const storage = new MemoryStorage();
  const { draft } = openPage(storage);
  draft.keep({ itemsName: 'A lamp' }, false);
  openPage(storage).draft.keep({ itemsName: 'A kettle' }, false);
  draft.forget();
  expect(openPage(storage).found?.fields).toEqual({ itemsName: 'A kettle' });
});

test('opening a draft removes drafts older than 30 days, of any person, and keeps everything else', () => {
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
  'invalid JSON': '{"fields":',
  'an object of another shape': '{"fields":{"itemsName":7},"hasFile":false,"savedAt":1}',
  'a string': '"A lamp"',
};

test.each(Object.entries(invalid))('a stored draft that is %s is ignored', (_, text) => {
  const storage = new MemoryStorage();
  storage.setItem(storageKey, text);
  expect(openPage(storage).found).toBeUndefined();
});

test.each([
  ['refuses access', new RefusingStorage()],
  ['is missing', undefined],
])('a draft is kept in memory when the storage %s', (_, storage) => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const draft = openDraft(storage, name);
  expect(draft.load()).toBeUndefined();
  draft.keep({ itemsName: 'A lamp' }, false);
  expect(draft.key(newIdempotencyKey)).toBe(draft.key(newIdempotencyKey));
  expect(draft.current?.fields).toEqual({ itemsName: 'A lamp' });
  draft.forget();
  expect(draft.current).toBeUndefined();
});
