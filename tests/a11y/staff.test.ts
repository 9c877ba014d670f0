import type { Page } from 'playwright/test';
import { expect, test } from '../e2e/staff/desk.ts';
import { type DeskApi, newWord, tinyPicture } from '../e2e/staff/desk-api.ts';
import { expectNoViolations } from './look.ts';

/** Takes a page to a state, from the one before. */
type Step = (page: Page, desk: DeskApi) => Promise<unknown>;

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();
const see = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible();
const isAlerted = (page: Page) => expect(page.getByRole('alert').first()).toBeVisible();
const open = (tab: string) => (page: Page) => page.goto(`/staff#${tab}`);

/** Lets a list be empty, and then fail. */
const withoutList =
  (list: string, none: string): Step =>
  async (page) => {
    await page.route(`**/api/staff/${list}*`, (route) => route.fulfill({ json: { result: [], next: null } }));
    await page.reload();
    await see(page, none);
  };

const failing =
  (list: string): Step =>
  async (page) => {
    await page.unroute(`**/api/staff/${list}*`);
    await page.route(`**/api/staff/${list}*`, (route) => route.fulfill({ status: 503, json: {} }));
    await page.reload();
    await see(page, 'We couldn’t load this.');
  };

const conflict = { success: false, code: 'conflict', message: 'Someone else was faster.' };

const tabs: Record<string, Record<string, Step>> = {
  orders: {
    async filled(page, desk) {
      const word = newWord();
      await desk.give(await desk.addOrganization(), [`A lamp ${word}`, `A box of books ${word}`]);
      await page.goto(`/staff?q=${word}`);
      await expect(page.getByRole('article')).toHaveCount(2);
    },
    'history open': (page) => page.getByText('What happened so far').first().click(),
    moved: async (page) => {
      await press(page, 'Start review');
      await see(page, 'The order is now under review.');
    },
    'a form open': (page) => press(page, 'Decline'),
    'a form refused': async (page) => {
      await page.getByRole('form').getByRole('button', { name: 'Decline' }).click();
      await isAlerted(page);
    },
    overtaken: async (page) => {
      await page.route('**/api/staff/orders/*', (route) => route.fulfill({ status: 409, json: conflict }));
      await press(page, 'Start review');
      await see(page, 'Show the latest version');
    },
    empty: withoutList('orders', 'No orders match.'),
    failed: failing('orders'),
  },
  messages: {
    async filled(page, desk) {
      await desk.write({ subject: 'Opening hours', message: 'When can I come?' });
      await open('messages')(page);
      await see(page, 'Opening hours');
    },
    answered: async (page) => {
      await press(page, 'Mark as answered');
      await see(page, 'The message is marked as answered');
    },
    empty: withoutList('complaints', 'No messages here.'),
    failed: failing('complaints'),
  },
  brands: {
    async filled(page, desk) {
      await desk.addBrand();
      await open('brands')(page);
      await expect(page.getByRole('article').first()).toBeVisible();
    },
    'adding, refused': async (page) => {
      await press(page, 'Add one');
      await press(page, 'Add');
      await isAlerted(page);
    },
    'adding, on its way': async (page) => {
      await page.route('**/api/staff/brands', (route) =>
        route.request().method() === 'POST' ? undefined : route.continue(),
      );
      const adding = page.getByRole('form', { name: 'Add one' });
      await adding.getByLabel('Title').fill('Bakery');
      await adding.getByLabel('Info').fill('Bread.');
      await adding.getByLabel('Picture', { exact: true }).setInputFiles(await tinyPicture());
      await adding.getByLabel('What the picture shows').fill('A loaf');
      await press(page, 'Add');
      await expect(page.getByRole('progressbar')).toBeVisible();
    },
    'kept after a reload': async (page) => {
      await page.reload();
      await see(page, 'We kept what you wrote here earlier.');
      await page.unroute('**/api/staff/brands');
    },
    'hidden, a form open': async (page) => {
      // The one that this test added: another run may have hidden any other.
      const brand = page.getByRole('article').last();
      await brand.getByText('Edit', { exact: true }).click();
      await brand.getByRole('button', { name: 'Hide from the site' }).click();
      await expect(brand.getByText('hidden', { exact: true })).toBeVisible();
    },
    empty: withoutList('brands', 'Nothing here yet.'),
    failed: failing('brands'),
  },
  organizations: {
    async 'a form open'(page, desk) {
      const id = await desk.addOrganization('A house by the harbour');
      const multipart = { alt: 'A door', image: await tinyPicture() };
      await desk.call('POST', `/staff/organizations/${id}/images`, { multipart });
      await open('organizations')(page);
      await page.getByRole('article').last().getByText('Edit', { exact: true }).click();
      await see(page, 'What picture 2 shows');
    },
    'pictures moved and taken out': async (page) => {
      await press(page, 'Move picture 2 forward');
      await press(page, 'Remove picture 2');
      await see(page, 'Not saved yet.');
    },
    'pictures saved': async (page) => {
      await press(page, 'Save the pictures');
      await see(page, 'are saved');
    },
    overtaken: async (page) => {
      await page.route('**/api/staff/organizations/*', (route) => route.fulfill({ status: 409, json: conflict }));
      await press(page, 'Save');
      await see(page, 'Show the latest version');
    },
  },
  cards: {
    'a form open': async (page) => {
      await open('cards')(page);
      await press(page, 'Add one');
    },
  },
  people: {
    async filled(page, desk) {
      const { email } = await desk.register({ username: 'Zenobia' });
      await open('people')(page);
      await page.getByLabel('Search').fill(email);
      await press(page, 'Find people');
      await expect(page.getByRole('article')).toHaveCount(1);
    },
    'a form refused': async (page) => {
      await page.getByText('Change role or log out').click();
      await page.getByLabel('Role', { exact: true }).selectOption('Partner');
      await press(page, 'Save role');
      await isAlerted(page);
    },
    changed: async (page) => {
      await page.getByLabel('Role', { exact: true }).selectOption('Staff');
      await press(page, 'Save role');
      await see(page, 'Zenobia now has the role staff');
      await press(page, 'Log out everywhere');
      await see(page, 'is logged out everywhere');
    },
    empty: async (page) => {
      await page.getByLabel('Search').fill(newWord());
      await press(page, 'Find people');
      await see(page, 'No one matches.');
    },
    failed: failing('donors'),
  },
  trail: {
    filled: async (page) => {
      await open('trail')(page);
      await see(page, 'changed the role of the person');
    },
    empty: withoutList('audit', 'No one has done anything yet.'),
    failed: failing('audit'),
  },
};

async function expectNothingWrong(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectNoViolations(page);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
}

test.describe('axe finds nothing, light and dark, and nothing needs more than 320 px', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const [tab, steps] of Object.entries(tabs)) {
    test(`at the desk: ${tab}`, async ({ page, desk, signInStaff, expectProblem }) => {
      // Many states, one after the other.
      test.slow();
      if (steps.failed) expectProblem(/503/);
      if (steps.failed) expectProblem(/ApiError/);
      if (steps.overtaken) expectProblem(/409/);
      await signInStaff();
      for (const [state, step] of Object.entries(steps)) {
        await test.step(state, async () => {
          await step(page, desk);
          await expectNothingWrong(page);
        });
      }
    });
  }

  test('on what a donor sees of the desk', async ({ page, signInDonor }) => {
    await signInDonor();
    await page.goto('/staff');
    await see(page, 'This page is for the charity’s staff.');
    await expectNothingWrong(page);
  });
});
