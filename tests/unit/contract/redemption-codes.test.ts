import { formatShortCode, parseRedemptionCode } from '@kindcrate/contract/redemption-codes';
import { describe, expect, test } from 'vitest';

describe('a redemption code', () => {
  test.each(['7Q2M9XKD', '7Q2M-9XKD', '7q2m-9xkd', ' 7Q2M 9XKD ', '7 Q 2 M 9 X K D', '7-q2m9-xkd'])(
    'is recognized when typed as %o',
    (text) => expect(parseRedemptionCode(text)).toEqual({ form: 'short', value: '7Q2M9XKD' }),
  );

  test('is recognized when typed with letters that look like digits', () => {
    expect(parseRedemptionCode('oOiI-lLAA')).toEqual({ form: 'short', value: '001111AA' });
  });

  test('from a QR code keeps its letter case and dashes', () => {
    const value = 'aB3-_x9Z'.repeat(7);
    expect(parseRedemptionCode(` ${value}\n`)).toEqual({ form: 'long', value });
  });

  test.each(['', '7Q2M-9XK', '7Q2M-9XKDA', '7Q2M-9XKU', '7Q2M_9XKD', '７Q2M9XKD', 'aB3-_x9Z'.repeat(6), 'https://x'])(
    'cannot be %o',
    (text) => expect(parseRedemptionCode(text)).toBeUndefined(),
  );

  test('is displayed in two groups and can be typed in that form', () => {
    expect(formatShortCode('7Q2M9XKD')).toBe('7Q2M-9XKD');
    expect(parseRedemptionCode(formatShortCode('7Q2M9XKD'))?.value).toBe('7Q2M9XKD');
  });
});
