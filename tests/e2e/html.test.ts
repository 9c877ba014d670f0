import { expect, test } from './fixtures.ts';
import { findHtmlErrors } from './html-errors.ts';
import { guardedPaths, publicPaths } from './site-pages.ts';

test('the HTML of every page is valid', async ({ request }) => {
  const errors: Record<string, string[]> = {};
  for (const path of [...publicPaths, ...guardedPaths]) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(path === '/nothing-here' ? 404 : 200);
    const found = await findHtmlErrors(await response.text());
    if (found.length) errors[path] = found;
  }
  expect(errors).toEqual({});
});

test.describe('the HTML check', () => {
  const page = (body: string, head = '') =>
    `<!doctype html><html lang="en"><head><title>Page</title>${head}</head><body>${body}</body></html>`;

  test('accepts a valid page', async () => {
    expect(await findHtmlErrors(page('<h1>Page</h1>', '<style>h1{color:red}</style>'))).toEqual([]);
  });

  const invalid = {
    'a style in the body': '<div><p>Text</p><style>p{color:red}</style></div>',
    'a slot on an SVG element': '<svg viewBox="0 0 1 1" slot="side"></svg>',
    'an autocomplete value that the type of the input does not allow':
      '<input type="tel" autocomplete="tel-national" aria-label="Phone">',
    'an empty name attribute': '<input name="" aria-label="Charity">',
    'a hidden field that is read-only': '<input type="hidden" name="code" readonly>',
    'a duplicate id': '<p id="a">Text</p><p id="a">Text</p>',
  };

  for (const [name, body] of Object.entries(invalid)) {
    test(`finds ${name}`, async () => {
      expect(await findHtmlErrors(page(body))).toHaveLength(1);
    });
  }
});
