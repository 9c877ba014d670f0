import { check } from '@kindcrate/contract/check';
import { placeOrderEndpoint } from '@kindcrate/contract/orders';
import { expect, test, vi } from 'vitest';
import { toFormData, upload } from '../../../src/lib/upload.ts';

test('turns the checked body of a multipart endpoint into form data', () => {
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

test('writes booleans and numbers as text, and leaves undefined fields out of form data', () => {
  expect([...toFormData({ hidden: false, revision: 0, title: '', alt: undefined })]).toEqual([
    ['hidden', 'false'],
    ['revision', '0'],
    ['title', ''],
  ]);
});

test('rejects without sending anything when the upload was canceled before it began', async () => {
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
