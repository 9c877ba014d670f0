import { getBrandEndpoint } from '@kindcrate/contract/brands';
import { getOrganizationEndpoint } from '@kindcrate/contract/organizations';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { api, expectProblem, failure } from '../mock-api.ts';
import { mountDetail, openOrganization } from '../screens.tsx';
import { button } from '../site-forms.tsx';
import { testAccessibility } from './accessibility.ts';

const detailPages = [
  { name: 'brand', endpoint: getBrandEndpoint, exitLink: 'See our sponsors' },
  { name: 'organization', endpoint: getOrganizationEndpoint, exitLink: 'See all organizations' },
] as const;

for (const { name, endpoint, exitLink } of detailPages) {
  testAccessibility(`a detail page while its ${name} is loading`, async () => {
    await api.keepPending(endpoint);
    await mountDetail(name);
    await expect.element(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
  });

  testAccessibility(`a detail page whose ${name} is unknown`, async () => {
    await expectProblem(/404/);
    await api.respond(endpoint, failure(404, 'There is none.', 'not_found'));
    await mountDetail(name);
    await expect.element(page.getByRole('link', { name: exitLink })).toBeVisible();
  });

  testAccessibility(`a detail page whose ${name} could not be loaded`, async () => {
    await expectProblem(/503/);
    await expectProblem(/ApiError/);
    await api.respond(endpoint, { status: 503, body: 'Not now' });
    await mountDetail(name);
    await expect.element(button('Try again')).toBeVisible();
  });
}

testAccessibility('the gallery of an organization at its second picture', async () => {
  await openOrganization();
  await button('Next picture').click();
  await expect.element(page.getByText('2 of 4')).toBeVisible();
});
