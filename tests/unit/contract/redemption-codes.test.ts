import { formatShortCode, parseRedemptionCode } from '@kindcrate/contract/redemption-codes';
import { describe, expect, test } from 'vitest';

describe('a code', () => {
  test.each(['7Q2M9XKD', '7Q2M-9XKD', '7q2m-9xkd', ' 7Q2M 9XKD ', '7 Q 2 M 9 X K D', '7-q2m9-xkd'])(
    'typed as %o is read',
    (typed) => expect(parseRedemptionCode(typed)).toEqual({ form: 'short', value: '7Q2M9XKD' }),
  );

  test('typed with letters that look like digits is read as the digits', () => {
    expect(parseRedemptionCode('oOiI-lLAA')).toEqual({ form: 'short', value: '001111AA' });
  });

  test('of a QR code keeps its letter case and dashes', () => {
    const value = 'aB3-_x9ZaB3-_x9ZaB3-_x';
    expect(parseRedemptionCode(` ${value}\n`)).toEqual({ form: 'long', value });
  });

  test.each([
    '',
    '7Q2M-9XK',
    '7Q2M-9XKDA',
    '7Q2M-9XKU',
    '7Q2M_9XKD',
    '７Q2M9XKD',
    'aB3-_x9ZaB3-_x9ZaB3-_',
    'https://x',
  ])('cannot be %o', (text) => expect(parseRedemptionCode(text)).toBeUndefined());

  test('is shown in two groups, and read again as it is shown', () => {
    expect(formatShortCode('7Q2M9XKD')).toBe('7Q2M-9XKD');
    expect(parseRedemptionCode(formatShortCode('7Q2M9XKD'))?.value).toBe('7Q2M9XKD');
  });
});
