import { getProfileEndpoint } from '@kindcrate/contract/profile';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { profile } from '../../../src/workbench/fixtures.ts';
import { api, expectProblem } from '../mock-api.ts';
import { alertTexts, field, openDonation } from '../site-forms.tsx';

test('fills in the phone number of the profile only once', async () => {
  await openDonation({ phone: '09876543210' });
  await expect.element(field('Phone')).toHaveValue('09876543210');
  await field('Phone').fill('');
  await field('Location').fill('4 Mill Lane');
  await expect.element(field('Phone')).toHaveValue('');
  expect(await api.sent(getProfileEndpoint)).toHaveLength(1);
});

for (const typed of ['0123', '']) {
  test(`does not change the phone field while it has the focus and contains "${typed}"`, async () => {
    // Arranged after the replies of `openDonation`, so that it wins, but before the form requests the profile.
    const opening = openDonation();
    const call = await api.keepPending(getProfileEndpoint);
    await opening;
    await field('Phone').click();
    if (typed) await userEvent.keyboard(typed);
    await call.release({ json: { data: { ...profile, phone: '09876543210' } } });
    await api.waitForReply(getProfileEndpoint);
    await expect.element(field('Phone')).toHaveValue(typed);
    await field('Location').click();
    await expect.element(field('Phone')).toHaveValue(typed || '09876543210');
  });
}

test('leaves the phone field empty, without an error, when the profile cannot be loaded', async () => {
  for (const problem of [/503/, /ApiError/]) await expectProblem(problem);
  // Arranged after the replies of `openDonation`, so that it wins, but before the form requests the profile.
  const opening = openDonation();
  await api.respond(getProfileEndpoint, { status: 503, json: {} });
  await opening;
  await api.waitForReply(getProfileEndpoint);
  await expect.element(field('Phone')).toHaveValue('');
  expect(alertTexts()).toEqual([]);
});
