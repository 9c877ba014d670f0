import { check } from '@kindcrate/contract/check';
import { placeOrderEndpoint } from '@kindcrate/contract/order-placement';
import { expect, test, vi } from 'vitest';
import { toFormData, upload } from '../../../src/lib/upload.ts';

test('the form data of an upload contains the validated body of its endpoint', () => {
  const image = new File(['x'], 'coats.png', { type: 'image/png' });
  const typed = {
    charity: 'mantle-and-mitten',
    itemsName: ' Coats ',
    location: '4 Mill Lane',
    quantity: '03',
    phone: '01',
  };
  const checked = check(placeOrderEndpoint.body, { ...typed, image, title: 'not a field' });
  if (!checked.ok) throw new Error('the body is invalid');
  const form = toFormData(checked.value);
  expect(Object.fromEntries(form)).toEqual({ ...typed, itemsName: 'Coats', quantity: '3', image });
});

test('the form data of an upload has booleans and numbers as strings, and no undefined fields', () => {
  expect([...toFormData({ hidden: false, revision: 0, title: '', alt: undefined })]).toEqual([
    ['hidden', 'false'],
    ['revision', '0'],
    ['title', ''],
  ]);
});

test('the form data of an upload has lists as JSON', () => {
  const items = [{ name: 'Coats', quantity: 2 }];
  expect([...toFormData({ items })]).toEqual([['items', JSON.stringify(items)]]);
});

test('an upload that was canceled before it began fails without sending anything', async () => {
  const createRequest = vi.fn();
  vi.stubGlobal('XMLHttpRequest', createRequest);
  const sending = upload(
    placeOrderEndpoint,
    { charity: '', itemsName: '', location: '', quantity: 1, phone: '', image: new File([], 'photo') },
    { token: undefined, signal: AbortSignal.abort() },
  );
  await expect(sending).rejects.toMatchObject({ name: 'AbortError' });
  expect(createRequest).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});
