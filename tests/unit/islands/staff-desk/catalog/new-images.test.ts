import { limits } from '@kindcrate/contract/limits';
import { expect, test } from 'vitest';
import { addFiles, isSendable, updateImage } from '../../../../../src/islands/staff-desk/catalog/new-images.ts';

const file = (name: string, size = 3) => new File([new Uint8Array(size)], name, { type: 'image/jpeg' });

test('new pictures are added after those chosen earlier, each with its own id', () => {
  const first = addFiles([], [file('a.jpg')], 5, 'Too large');
  const { images, leftOut } = addFiles(first.images, [file('b.jpg'), file('a.jpg')], 4, 'Too large');
  expect(images.map(({ title }) => title)).toEqual(['a.jpg', 'b.jpg', 'a.jpg']);
  expect(new Set(images.map(({ _id }) => _id)).size).toBe(3);
  expect(leftOut).toBe(0);
});

test('new pictures beyond the limit are left out and counted', () => {
  const files = [file('a.jpg'), file('b.jpg'), file('c.jpg')];
  expect(addFiles([], files, 1, '')).toMatchObject({ images: [{ title: 'a.jpg' }], leftOut: 2 });
  expect(addFiles([], files, -1, '')).toEqual({ images: [], leftOut: 3 });
});

test('a new picture whose file is too large is listed with the reason, and cannot be sent', () => {
  const { images } = addFiles(
    [],
    [file('a.jpg', limits.image.bytes), file('b.jpg', limits.image.bytes + 1)],
    5,
    'Too large',
  );
  expect(images).toMatchObject([{ state: 'waiting' }, { state: 'refused', message: 'Too large' }]);
  expect(images.map(isSendable)).toEqual([true, false]);
});

test('an update changes only the new picture with the given id', () => {
  const { images } = addFiles([], [file('a.jpg'), file('b.jpg')], 5, '');
  const changed = updateImage(images, images[1]?._id ?? '', { state: 'failed', message: 'No' });
  expect(changed).toEqual([images[0], { ...images[1], state: 'failed', message: 'No' }]);
});
