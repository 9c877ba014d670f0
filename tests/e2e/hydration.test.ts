import type { Page } from 'playwright/test';
import { delayScripts } from './delayed-scripts.ts';
import { expect, test } from './fixtures.ts';
import { type HydrationForm, hydrationForms } from './hydration-forms.ts';
import { plainPhoto } from './photos.ts';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const island = (page: Page) => page.locator('main astro-island').first();
const organization = (page: Page) => page.getByRole('radio').nth(1);
const sendButton = (page: Page, { button }: HydrationForm) => page.getByRole('button', { name: button });

/** From now on, records the method of each request that sends the form. */
function recordRequests(page: Page, { url }: HydrationForm) {
  const requests: string[] = [];
  page.on('request', (request) => request.url().endsWith(url) && requests.push(request.method()));
  return requests;
}

async function expectTyped(page: Page, { values }: HydrationForm): Promise<void> {
  for (const [label, text] of Object.entries(values)) await expect(field(page, label)).toHaveValue(text);
}

/** Fills in and submits the form before its script has loaded. An organization, if needed, is chosen afterward. */
async function submitBeforeHydration(page: Page, form: HydrationForm, action: 'Enter' | 'double click'): Promise<void> {
  const requests = recordRequests(page, form);
  await page.goto(form.path);
  const lastLabel = Object.keys(form.values).at(-1) ?? '';
  for (const [label, text] of Object.entries(form.values)) await field(page, label).fill(text);
  if (form.needsPhotoAndOrganization) await field(page, 'Image').setInputFiles(await plainPhoto('green'));
  // In a textarea, Enter starts a new line.
  if (action === 'Enter' && lastLabel !== 'Message') await field(page, lastLabel).press('Enter');
  else await sendButton(page, form).dblclick();
  if (form.needsPhotoAndOrganization) {
    await expect(page.getByRole('alert')).toHaveCount(1);
    expect(requests).toEqual([]);
    await expectTyped(page, form);
    await expect(page.getByAltText('The photo you chose')).toBeVisible();
    await organization(page).check();
    await sendButton(page, form).dblclick();
  }
  await form.expectSuccess(page);
  expect(requests).toHaveLength(1);
}

/** Starts to type before the script has loaded, and fills in the other fields afterward. */
async function typeDuringHydration(page: Page, form: HydrationForm, delay: number): Promise<void> {
  const requests = recordRequests(page, form);
  await page.goto(form.path);
  const { [form.slowField]: slow = '', ...quick } = form.values;
  // The last character is typed a second after the scripts have arrived.
  await field(page, form.slowField).pressSequentially(slow, { delay: (delay + 1_000) / slow.length });
  await expect(island(page)).not.toHaveAttribute('ssr');
  for (const [label, text] of Object.entries(quick)) {
    // Selects the initial value first, as Tab would.
    await field(page, label).selectText();
    await page.keyboard.type(text);
  }
  if (form.needsPhotoAndOrganization) {
    await field(page, 'Image').setInputFiles(await plainPhoto('green'));
    await expect(page.getByAltText('The photo you chose')).toBeVisible();
    await organization(page).check();
  }
  await expectTyped(page, form);
  await sendButton(page, form).press('Enter');
  await form.expectSuccess(page);
  expect(requests).toHaveLength(1);
}

for (const [name, prepare] of Object.entries(hydrationForms)) {
  for (const delay of [0, 500, 2_000, 5_000]) {
    test(`the ${name} form applies every key press, choice and submit exactly once when scripts load ${delay} ms late`, async ({
      page,
      registerDonor,
      signInDonor,
    }) => {
      await signInDonor();
      await delayScripts(page, delay);
      await test.step('submit before the script has loaded', async () => {
        await submitBeforeHydration(page, await prepare(registerDonor), delay === 500 ? 'Enter' : 'double click');
      });
      await test.step('type while the script loads', async () => {
        await typeDuringHydration(page, await prepare(registerDonor), delay);
      });
    });
  }
}
