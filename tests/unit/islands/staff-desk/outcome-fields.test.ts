import { check } from '@kindcrate/contract/check';
import { changeOrderStatusEndpoint } from '@kindcrate/contract/staff-orders';
import { updateOutcomeEndpoint } from '@kindcrate/contract/staff-outcomes';
import { expect, test } from 'vitest';
import { setOutcome } from '../../../../src/islands/staff-desk/orders/outcome/outcome-fields.ts';

const file = new File(['bytes'], 'photo.jpg', { type: 'image/jpeg' });

function fillInOutcome(line: string, choices: Parameters<typeof setOutcome>[2], prefix = ''): Record<string, unknown> {
  const formData = new FormData();
  formData.set(`${prefix}line`, line);
  formData.set(`${prefix}photo`, file);
  setOutcome(formData, prefix, choices);
  return Object.fromEntries(formData);
}

test('an outcome is sent with the fields of the API, and with the id of its saved photo instead of the chosen file', () => {
  const fields = fillInOutcome(' Worn ', { photo: 'saved', organizationConsents: true });
  const expected = { line: 'Worn', photo: 'saved', organizationConsents: true };
  expect(check(updateOutcomeEndpoint.body, fields)).toMatchObject({ ok: true, value: expected });
});

test('an outcome is sent without a photo when none is saved or the saved one is being removed', () => {
  const fields = fillInOutcome('', { photo: undefined, organizationConsents: false });
  const value = { line: '', photo: undefined, organizationConsents: false };
  expect(check(updateOutcomeEndpoint.body, fields)).toEqual({ ok: true, value });
});

test('a form that also has other fields sends the whole outcome as a single field', () => {
  const { outcome } = fillInOutcome(' Worn ', { photo: undefined, organizationConsents: true }, 'outcome.');
  expect(check(changeOrderStatusEndpoint.body, { status: 'completed', outcome })).toMatchObject({
    value: { outcome: { line: 'Worn', organizationConsents: true } },
  });
});
