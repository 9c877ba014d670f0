import { logInEndpoint } from '@kindcrate/contract/accounts';
import { listBrandsEndpoint } from '@kindcrate/contract/brands';
import { expect, test } from 'vitest';
import { ApiError, readReply } from '../../../src/lib/reply.ts';

function refusal(take: () => unknown): ApiError {
  try {
    take();
  } catch (error) {
    if (error instanceof ApiError) return error;
  }
  throw new Error('nothing was refused');
}

test('gives the reply that the contract describes', () => {
  expect(readReply(listBrandsEndpoint, 200, { result: [] })).toEqual({ result: [] });
});

test('leaves out what the contract does not know, however deep: a newer API may say more', () => {
  const brand = {
    _id: 'b',
    title: 'Bakery',
    info: 'Rye',
    image: { url: '', thumbnailUrl: '', width: 1, height: 1, alt: '' },
  };
  const answer = { result: [{ ...brand, image: { ...brand.image, more: 1 }, more: 1 }], more: 1 };
  expect(readReply(listBrandsEndpoint, 200, answer)).toEqual({ result: [brand] });
});

test('refuses a reply that is not what the contract says, without showing its insides', () => {
  const error = refusal(() => readReply(listBrandsEndpoint, 200, { result: [{ _id: 7 }] }));
  expect(error).toMatchObject({ status: 200, message: '', fields: {} });
});

test('keeps the status, the code, the words and the fields of a failure', () => {
  const failure = { success: false, message: 'No', code: 'email_taken', fields: { email: 'Taken' } };
  expect(refusal(() => readReply(logInEndpoint, 409, failure))).toMatchObject({
    status: 409,
    code: 'email_taken',
    message: 'No',
    fields: { email: 'Taken' },
  });
});

test('takes a refusal that comes with a 200 for what it is', () => {
  expect(refusal(() => readReply(logInEndpoint, 200, { success: false, message: 'Not you' })).message).toBe('Not you');
});

test('has no words of its own when the answer has none', () => {
  expect(refusal(() => readReply(logInEndpoint, 502, '<html>Bad gateway</html>')).message).toBe('');
});
