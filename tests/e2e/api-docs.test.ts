import { expect, test } from './fixtures.ts';
import { findHtmlErrors } from './html-errors.ts';

test('/docs describes the API without requesting anything else, and is valid HTML', async ({
  page,
  request,
  baseURL,
}) => {
  const requested: string[] = [];
  page.on('request', (sent) => requested.push(sent.url()));
  await page.goto('/docs');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kindcrate API');
  await page.getByText('GET /organizations/{id} Reads an organization').click();
  await expect(page.getByRole('link', { name: 'OrganizationWithOutcomes', exact: true }).first()).toBeVisible();
  expect(requested.filter((url) => !url.startsWith('data:'))).toEqual([`${baseURL}/docs`]);
  expect(await findHtmlErrors(await (await request.get('/docs')).text())).toEqual([]);
});

test('threat 22: /docs allows no script, and no style but its own', async ({ request }) => {
  const response = await request.get('/docs');
  const policy = response.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
  expect(policy).not.toContain('unsafe-');
  expect(await response.text()).not.toContain('<script');
});
