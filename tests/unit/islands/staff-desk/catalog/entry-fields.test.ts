import { check } from '@kindcrate/contract/check';
import { messages } from '@kindcrate/contract/messages';
import { createBrandEndpoint, updateBrandEndpoint } from '@kindcrate/contract/staff-brands';
import { expect, test } from 'vitest';
import { asFilledIn, filledIn } from '../../../../../src/islands/staff-desk/catalog/entry-fields.ts';

// As a browser sends a file field in which nothing was chosen.
const noFile = new File([], '', { type: 'application/octet-stream' });
const emptyFile = new File([], 'empty.png', { type: 'image/png' });
const words = { title: 'Bakery', info: 'Rye', alt: 'A loaf' };

test('takes an edit without a picture for one that leaves the picture as it is', () => {
  expect(check(asFilledIn(updateBrandEndpoint.body), { ...words, image: noFile })).toEqual({ ok: true, value: words });
});

test('asks for the picture of something new, and for one with something in it', () => {
  const missing = { ok: false, fields: { image: messages.picture } };
  expect(check(asFilledIn(createBrandEndpoint.body), { ...words, image: noFile })).toEqual(missing);
  expect(check(asFilledIn(updateBrandEndpoint.body), { ...words, image: emptyFile })).toEqual(missing);
});

test('sends what is filled in only', () => {
  const form = new FormData();
  form.set('title', 'Bakery');
  form.set('image', noFile);
  expect([...filledIn(form).keys()]).toEqual(['title']);
  form.set('image', new File(['x'], 'a.png'));
  expect([...filledIn(form).keys()]).toEqual(['title', 'image']);
});
