import { check } from '@kindcrate/contract/check';
import { changeOrderStatusEndpoint } from '@kindcrate/contract/staff-orders';
import { updateOutcomeEndpoint } from '@kindcrate/contract/staff-outcomes';
import { expect, test } from 'vitest';
import { setOutcome } from '../../../../src/islands/staff-desk/orders/outcome/outcome-fields.ts';

const file = new File(['bytes'], 'photo.jpg', { type: 'image/jpeg' });

function fill(line: string, choices: Parameters<typeof setOutcome>[2], prefix = ''): Record<string, unknown> {
  const formData = new FormData();
  formData.set(`${prefix}line`, line);
  formData.set(`${prefix}photo`, file);
  setOutcome(formData, prefix, choices);
  return Object.fromEntries(formData);
}

test('the fields of an outcome alone are those that the API takes, with the saved photo in place of a chosen file', () => {
  const fields = fill(' Worn ', { photo: 'saved', organizationConsents: true });
  const expected = { line: 'Worn', photo: 'saved', organizationConsents: true };
  expect(check(updateOutcomeEndpoint.body, fields)).toMatchObject({ ok: true, value: expected });
});

test('no photo is sent when none is saved or the saved one is to go', () => {
  const fields = fill('', { photo: undefined, organizationConsents: false });
  const value = { line: '', photo: undefined, organizationConsents: false };
  expect(check(updateOutcomeEndpoint.body, fields)).toEqual({ ok: true, value });
});

test('a form with other fields sends the outcome as one of them', () => {
  const { outcome } = fill(' Worn ', { photo: undefined, organizationConsents: true }, 'outcome.');
  expect(check(changeOrderStatusEndpoint.body, { status: 'completed', outcome })).toMatchObject({
    value: { outcome: { line: 'Worn', organizationConsents: true } },
  });
});
