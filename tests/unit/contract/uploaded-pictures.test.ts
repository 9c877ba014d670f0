import {
  describePicture,
  fitsShape,
  readUploadedPicture,
  toUploadedImage,
  toUploadedPictureValue,
} from '@kindcrate/contract/uploaded-pictures';
import { expect, test } from 'vitest';

const picture = { name: '0f'.repeat(16), width: 1600, height: 1120 };
const value = `own-${'0f'.repeat(16)}-1600x1120`;

test('the value of an uploaded picture contains the name and the size of the picture', () => {
  expect(toUploadedPictureValue(picture)).toBe(value);
  expect(readUploadedPicture(value)).toEqual(picture);
  expect(toUploadedImage(picture)).toMatchObject({
    url: `/api/images/${'0f'.repeat(16)}.webp`,
    width: 1600,
    height: 1120,
  });
});

test.each([
  'hero-crate',
  `${value}/../../secret`,
  ` ${value}`,
  value.replace('0f', '0F'),
  value.replace('1600', '0'),
  value.replace('1600', '16000'),
  value.replace('x', '×'),
])('%j is not the value of an uploaded picture', (text) => {
  expect(readUploadedPicture(text)).toBeUndefined();
});

test('the history describes an uploaded picture by its size, and leaves any other value unchanged', () => {
  expect(describePicture(value)).toBe('Uploaded picture, 1600 × 1120');
  expect(describePicture('hero-crate')).toBe('hero-crate');
});

test('a picture fits a required aspect ratio if its height is off by at most two pixels or two percent', () => {
  expect(fitsShape(picture, 10 / 7)).toBe(true);
  expect(fitsShape({ ...picture, height: 1141 }, 10 / 7)).toBe(true);
  expect(fitsShape({ ...picture, height: 1300 }, 10 / 7)).toBe(false);
  expect(fitsShape({ ...picture, width: 3, height: 4 }, 10 / 7)).toBe(true);
  expect(fitsShape({ ...picture, width: 300, height: 400 }, 10 / 7)).toBe(false);
});
