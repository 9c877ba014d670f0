import { formatAddress } from '@kindcrate/contract/places';
import { expect, test } from 'vitest';
import {
  formatTypedAddress,
  readAddress,
  readHandover,
} from '../../../../../src/islands/donation-form/handover/read-handover.ts';

const address = { street: 'Harbor Row', number: '14', postalCode: '04121', city: 'Harrow Sound', remark: 'Ring twice' };
const time = '2030-05-07T09:00:00.000Z';

function valuesOf(parts: Record<string, string>): FormData {
  const values = new FormData();
  for (const [part, text] of Object.entries(parts)) values.set(`handover.address.${part}`, text);
  return values;
}

test('a complete address has the same format as in the API', () => {
  expect(formatTypedAddress(address)).toBe(formatAddress(address));
});

test.each([
  [{ street: 'Harbor Row' }, 'Harbor Row'],
  [{ number: ' 14 ', city: 'Harrow Sound' }, '14, Harrow Sound'],
  [{ remark: 'Ring twice' }, ''],
])('an incomplete address is formatted from the parts that were typed: %o', (parts, line) => {
  expect(formatTypedAddress(readAddress(valuesOf(parts)))).toBe(line);
});

test('a collection is sent with its address, even an empty one', () => {
  expect(readHandover('collection', [time], valuesOf(address))).toEqual({ kind: 'collection', times: [time], address });
  const empty = { street: '', number: '', postalCode: '', city: '', remark: '' };
  expect(readHandover('collection', [], new FormData())).toEqual({ kind: 'collection', times: [], address: empty });
});

test('a drop-off is sent without the address that was typed before', () => {
  expect(readHandover('drop-off', [time], valuesOf(address))).toEqual({ kind: 'drop-off', times: [time] });
});
