import { getBrandEndpoint } from '@kindcrate/contract/brands';
import { getOrganizationEndpoint } from '@kindcrate/contract/organizations';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { mountDetail, openOrganization } from '../screens.tsx';
import { button } from '../site-forms.tsx';
import { api, expectProblem, failure } from '../wire.ts';
import { testLook } from './look.ts';

const kinds = [
  { name: 'brand', call: getBrandEndpoint, wayOut: 'See our sponsors' },
  { name: 'organization', call: getOrganizationEndpoint, wayOut: 'See all organizations' },
] as const;

for (const { name, call, wayOut } of kinds) {
  testLook(`a detail page while its ${name} is loading`, async () => {
    await api.hold(call);
    await mountDetail(name);
    await expect.element(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
  });

  testLook(`a detail page whose ${name} is unknown`, async () => {
    await expectProblem(/404/);
    await api.answer(call, failure(404, 'There is none.', 'not_found'));
    await mountDetail(name);
    await expect.element(page.getByRole('link', { name: wayOut })).toBeVisible();
  });

  testLook(`a detail page whose ${name} could not be loaded`, async () => {
    await expectProblem(/503/);
    await expectProblem(/ApiError/);
    await api.answer(call, { status: 503, body: 'Not now' });
    await mountDetail(name);
    await expect.element(button('Try again')).toBeVisible();
  });
}

testLook('the gallery of an organization at its second picture', async () => {
  await openOrganization();
  await button('Next picture').click();
  await expect.element(page.getByText('2 of 4')).toBeVisible();
});
