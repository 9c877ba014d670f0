import { logInEndpoint } from '@kindcrate/contract/accounts';
import { listBrandsEndpoint } from '@kindcrate/contract/brands';
import { expect, test } from 'vitest';
import { ApiError } from '../../../src/lib/api-error.ts';
import { readReply } from '../../../src/lib/reply.ts';

function catchApiError(read: () => unknown): ApiError {
  try {
    read();
  } catch (error) {
    if (error instanceof ApiError) return error;
  }
  throw new Error('no ApiError was thrown');
}

test('readReply returns a reply that matches the contract', () => {
  expect(readReply(listBrandsEndpoint, 200, { result: [] })).toEqual({ result: [] });
});

test('readReply drops fields that the contract does not have, because a newer API may send more', () => {
  const brand = {
    _id: 'b',
    title: 'Bakery',
    info: 'Rye',
    image: { url: '', thumbnailUrl: '', width: 1, height: 1, alt: '' },
  };
  const reply = { result: [{ ...brand, image: { ...brand.image, more: 1 }, more: 1 }], more: 1 };
  expect(readReply(listBrandsEndpoint, 200, reply)).toEqual({ result: [brand] });
});

test('readReply refuses a reply that violates the contract, without exposing details', () => {
  const error = catchApiError(() => readReply(listBrandsEndpoint, 200, { result: [{ _id: 7 }] }));
  expect(error).toMatchObject({ status: 200, message: '', fields: {} });
});

test('readReply keeps the status, the code, the message and the fields of a failure', () => {
  const failure = { success: false, message: 'No', code: 'email_taken', fields: { email: 'Taken' } };
  expect(catchApiError(() => readReply(logInEndpoint, 409, failure))).toMatchObject({
    status: 409,
    code: 'email_taken',
    message: 'No',
    fields: { email: 'Taken' },
  });
});

test('readReply treats success: false with status 200 as a failure', () => {
  expect(catchApiError(() => readReply(logInEndpoint, 200, { success: false, message: 'Not you' })).message).toBe(
    'Not you',
  );
});

test('readReply throws an ApiError with an empty message if the response is not JSON from the API', () => {
  expect(catchApiError(() => readReply(logInEndpoint, 502, '<html>Bad gateway</html>')).message).toBe('');
});
