import { expect, test } from '../e2e/fixtures.ts';
import { expectNoViolations, expectToFit } from './checks.ts';

test('/docs has no accessibility violations in light or dark mode, and fits narrow screens and large text', async ({
  page,
}) => {
  await page.goto('/docs');
  await expect(page.getByRole('navigation')).toBeVisible();
  for (const id of ['postLogin', 'getStaffOrders', 'StaffOrder']) await page.locator(`#${id} > summary`).click();
  await expectNoViolations(page);
  await expectToFit(page);
});
