import { expect, test } from 'vitest';
import { smallestUrl, srcset } from '../../../src/lib/srcset.ts';

const versions = '/api/images/a{version}.{format}';
const image = { url: '/api/images/a.webp', thumbnailUrl: '/api/images/a-400.webp', width: 1200, height: 900, alt: '' };

test('srcset offers every version of an image, from small to large', () => {
  const offered = (format: string) =>
    ['-200w', '-400w', '-800w', ''].map(
      (part, index) => `/api/images/a${part}.${format} ${[200, 400, 800, 1200][index]}w`,
    );
  expect(srcset({ ...image, versions }, 'avif')).toBe(offered('avif').join());
  expect(srcset({ ...image, versions }, 'webp')).toBe(offered('webp').join());
});

test('srcset offers no version wider than the given maximum', () => {
  expect(srcset({ ...image, versions }, 'avif', 400)).toBe('/api/images/a-200w.avif 200w,/api/images/a-400w.avif 400w');
});

test('srcset offers a small image in its own size only', () => {
  expect(srcset({ ...image, width: 150, height: 100, versions }, 'webp', 100)).toBe('/api/images/a.webp 150w');
});

test('srcset offers the thumbnail and the full size of an image without versions, and no AVIF', () => {
  expect(srcset(image, 'webp')).toBe('/api/images/a-400.webp 400w,/api/images/a.webp 1200w');
  expect(srcset({ ...image, width: 900, height: 1200 }, 'webp')).toMatch(/a-400\.webp 300w/);
  expect(srcset(image, 'avif')).toBeUndefined();
});

test('srcset offers nothing when the API sends only a URL', () => {
  expect(srcset({ url: '/a.png', thumbnailUrl: '/a.png', alt: '' }, 'webp')).toBeUndefined();
});

test('the smallest URL of an image is that of its smallest WebP version, or else of its thumbnail', () => {
  expect(smallestUrl({ ...image, versions })).toBe('/api/images/a-200w.webp');
  expect(smallestUrl(image)).toBe('/api/images/a-400.webp');
  expect(smallestUrl({ url: '/a.png', thumbnailUrl: '/a.png', alt: '' })).toBe('/a.png');
});
