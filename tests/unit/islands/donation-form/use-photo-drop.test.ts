import { expect, test } from 'vitest';
import { firstImage, hasFiles, pastedImage } from '../../../../src/islands/donation-form/use-photo-drop.ts';

const photo = new File(['…'], 'coats.jpg', { type: 'image/jpeg' });
const textFile = new File(['coats'], 'list.txt', { type: 'text/plain' });

test('the photo drop zone distinguishes dragged files from dragged text', () => {
  expect(hasFiles({ types: ['Files'] })).toBe(true);
  expect(hasFiles({ types: ['text/plain', 'text/uri-list'] })).toBe(false);
});

test('the photo drop zone accepts the first image of several dropped files', () => {
  expect(firstImage({ files: [textFile, photo] })).toBe(photo);
});

test('the photo drop zone ignores a dropped file that is not an image', () => {
  expect(firstImage({ files: [textFile] })).toBeUndefined();
});

test('the photo drop zone accepts a pasted image, but lets the focused field handle an image that comes with text', () => {
  expect(pastedImage({ types: ['text/html', 'Files'], files: [photo] })).toBe(photo);
  expect(pastedImage({ types: ['text/plain', 'text/html', 'Files'], files: [photo] })).toBeUndefined();
});

test('the photo drop zone accepts a dropped HEIC photo even if the operating system does not know its type', () => {
  const heic = new File(['…'], 'IMG_0042.HEIC');
  expect(firstImage({ files: [textFile, heic] })).toBe(heic);
  expect(firstImage({ files: [new File(['…'], 'heic.txt', { type: 'text/plain' })] })).toBeUndefined();
});
