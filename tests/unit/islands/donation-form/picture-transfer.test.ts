import { expect, test } from 'vitest';
import { firstPicture, hasFiles, pastedPicture } from '../../../../src/islands/donation-form/picture-transfer.ts';

const photo = new File(['…'], 'coats.jpg', { type: 'image/jpeg' });
const list = new File(['coats'], 'list.txt', { type: 'text/plain' });

test('knows files from dragged words', () => {
  expect(hasFiles({ types: ['Files'] })).toBe(true);
  expect(hasFiles({ types: ['text/plain', 'text/uri-list'] })).toBe(false);
});

test('takes the first picture of several files', () => {
  expect(firstPicture({ files: [list, photo] })).toBe(photo);
});

test('takes no file that is no picture', () => {
  expect(firstPicture({ files: [list] })).toBeUndefined();
});

test('takes a pasted picture, and leaves pasted words to their field', () => {
  expect(pastedPicture({ types: ['text/html', 'Files'], files: [photo] })).toBe(photo);
  expect(pastedPicture({ types: ['text/plain', 'text/html', 'Files'], files: [photo] })).toBeUndefined();
});
