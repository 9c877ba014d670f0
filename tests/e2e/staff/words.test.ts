import type { Page } from 'playwright/test';
import { uniqueWord } from './desk-api.ts';
import { expect, test } from './fixtures.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Opens the tab Words of the desk with the fields of the About page. */
async function openFieldsOfAbout(page: Page): Promise<void> {
  await page.goto('/staff#words');
  await page.getByLabel('Page', { exact: true }).selectOption({ label: 'About' });
  await expect(page.getByLabel('Title', { exact: true }).first()).toHaveValue('About');
}

/** Waits until the About page of the site contains a headline. A server shows a new version within five seconds. */
const expectPublished = (page: Page, headline: string) =>
  expect(async () => {
    const response = await page.request.get('/about');
    expect(await response.text()).toContain(headline);
  }).toPass({ timeout: 8000 });

test('staff preview and publish a changed headline, accept the suggested fix for a wrong link, and restore the copy that came with the site', async ({
  page,
  signInStaff,
}) => {
  const headline = `A headline with ${uniqueWord()}`;
  await signInStaff();
  await openFieldsOfAbout(page);
  await button(page, /^Hero/).click();
  const field = page.getByLabel('Headline');
  const original = await field.inputValue();
  await field.fill(headline);
  const preview = page.frameLocator('iframe:not([inert])');
  await expect(preview.getByRole('heading', { name: headline })).toBeVisible();
  await expect(page.getByText(/^Draft saved/)).toBeVisible();

  await button(page, 'About').click();
  await button(page, /^Featured/).click();
  await page.getByLabel('Link target').fill('/conact');
  await button(page, 'Use /contact').click();
  await expect(page.getByLabel('Link target')).toHaveValue('/contact');
  await button(page, 'Publish 2 changes').click();
  await expect(button(page, 'Publish')).toHaveText('Publish');
  await expectPublished(page, headline);

  await button(page, 'Restore the copy that came with the site').click();
  await expect(button(page, 'Publish 2 changes')).toBeVisible();
  await button(page, 'Publish 2 changes').click();
  await expectPublished(page, original);
});

test('a draft survives a reload of the desk', async ({ page, signInStaff }) => {
  const lead = `Kept ${uniqueWord()}`;
  await signInStaff();
  await openFieldsOfAbout(page);
  await button(page, /^Hero/).click();
  await page.getByLabel('Opening lines').fill(lead);
  // The draft has not been sent yet. It must be sent even though the test leaves its fields now.
  await openFieldsOfAbout(page);
  await page.reload();
  await openFieldsOfAbout(page);
  await button(page, /^Hero/).click();
  await expect(page.getByLabel('Opening lines')).toHaveValue(lead);
  await button(page, 'Discard').click();
  await button(page, 'Discard the draft').click();
  await expect(page.getByLabel('Opening lines')).not.toHaveValue(lead);
});
