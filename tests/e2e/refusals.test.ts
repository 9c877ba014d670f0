import { openDonationForm } from './donation-form.ts';
import { expect, test } from './fixtures.ts';

test.beforeEach(async ({ signInDonor }) => {
  await signInDonor();
});

test('the donation form warns about goods that are not accepted, and requests the list of refusals once, after a donor starts typing', async ({
  page,
}) => {
  const requestedPaths: string[] = [];
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
  await openDonationForm(page);
  const items = page.getByLabel('Items Name');
  expect(requestedPaths).not.toContain('/refusals.json');
  await items.fill('Child’s car seat');
  await expect(page.getByText('We can’t take child car seats.')).toBeVisible();
  await items.fill('Car seat covers');
  await expect(page.getByText('We can’t take')).toHaveCount(0);
  expect(requestedPaths.filter((path) => path === '/refusals.json')).toHaveLength(1);
});
