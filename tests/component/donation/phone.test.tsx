import { getProfileEndpoint } from '@kindcrate/contract/profile';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { $token } from '../../../src/stores/session.ts';
import { profile } from '../../../src/workbench/fixtures.ts';
import { api, expectBrowserError, failure } from '../mock-api.ts';
import { alertTexts, field, openDonation } from '../site-forms.tsx';

test('the donation form fills in the phone number of the profile only once', async () => {
  await openDonation({ phone: '09876543210' });
  await expect.element(field('Phone')).toHaveValue('09876543210');
  await field('Phone').fill('');
  await field('Location').fill('4 Mill Lane');
  await expect.element(field('Phone')).toHaveValue('');
  expect(await api.sent(getProfileEndpoint)).toHaveLength(1);
});

for (const typed of ['0123', '']) {
  test(`the donation form does not change the phone field while it has the focus and contains "${typed}"`, async () => {
    // Arranging this reply after the one in `openDonation` gives it precedence. The form has not requested the profile yet.
    const opening = openDonation();
    const pending = await api.keepPending(getProfileEndpoint);
    await opening;
    await field('Phone').click();
    if (typed) await userEvent.keyboard(typed);
    await pending.release({ json: { data: { ...profile, phone: '09876543210' } } });
    await api.waitForReply(getProfileEndpoint);
    await expect.element(field('Phone')).toHaveValue(typed);
    await field('Location').click();
    await expect.element(field('Phone')).toHaveValue(typed || '09876543210');
  });
}

// Even a 401 shows nothing: the session ends only when the donation is sent, and by then the draft contains what was typed.
for (const status of [401, 503]) {
  test(`the donation form leaves the phone field empty, without an error, when the request for the profile fails with ${status}`, async () => {
    for (const error of [new RegExp(`${status}`), /ApiError/]) await expectBrowserError(error);
    // Arranging this reply after the one in `openDonation` gives it precedence. The form has not requested the profile yet.
    const opening = openDonation();
    await api.respond(getProfileEndpoint, failure(status, 'Log in again.'));
    await opening;
    await api.waitForReply(getProfileEndpoint);
    await expect.element(field('Phone')).toHaveValue('');
    expect(alertTexts()).toEqual([]);
    expect($token.get()).toBeDefined();
  });
}
