import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';

interface Row {
  path: string;
  access: 'public' | 'guarded';
  /** Expects content that only this screen has. */
  expectScreen: (page: Page) => Promise<void>;
}

const expectHeading = (name: string | RegExp, level = 1) => {
  return (page: Page) => expect(page.getByRole('heading', { name, level })).toBeVisible();
};

const expectButton = (name: string) => (page: Page) =>
  expect(page.getByRole('button', { name, exact: true })).toBeVisible();

/** The specification's route table (section 2), in its order. */
const table: Record<string, Row> = {
  'home (/)': {
    path: '/',
    access: 'public',
    expectScreen: (page) => expect(page.getByRole('region', { name: 'What you can do' })).toBeVisible(),
  },
  login: { path: '/login', access: 'public', expectScreen: expectButton('Login') },
  register: { path: '/register', access: 'public', expectScreen: expectButton('Register') },
  about: { path: '/about', access: 'public', expectScreen: (page) => expect(page).toHaveTitle(/^About/) },
  contact: { path: '/contact', access: 'guarded', expectScreen: expectButton('Send Message') },
  profile: {
    path: '/profile',
    access: 'guarded',
    expectScreen: (page) => expect(page.getByRole('tab', { name: 'Overview' })).toBeVisible(),
  },
  donation: {
    path: '/donation',
    access: 'public',
    expectScreen: (page) => expect(page.getByText('ENTIRE TEXT')).toBeVisible(),
  },
  donationform: { path: '/donationform', access: 'guarded', expectScreen: expectButton('Donate Now') },
  'branddetails/{id}': {
    path: '/branddetails/thimbleloaf-bakery',
    access: 'public',
    expectScreen: expectHeading('Thimbleloaf Bakery'),
  },
  'organizationdetails/{id}': {
    path: '/organizationdetails/mantle-and-mitten',
    access: 'public',
    expectScreen: expectHeading('Mantle & Mitten'),
  },
  privateroute: { path: '/privateroute', access: 'guarded', expectScreen: expectHeading('Just for you') },
  payment: { path: '/payment', access: 'public', expectScreen: (page) => expect(page.locator('iframe')).toBeVisible() },
  allforms: {
    path: '/allforms',
    access: 'guarded',
    expectScreen: (page) =>
      expect(page.getByRole('heading', { level: 2 })).toHaveText(['Visa Payment', 'Wallet Payment', 'Donation Form']),
  },
  spinner: {
    path: '/spinner',
    access: 'public',
    expectScreen: (page) => expect(page.getByRole('main').getByRole('status')).toHaveText('Loading'),
  },
};

/** Lists URLs that open the same page. Ids are case-sensitive, so the letter case of an id does not change. */
function listSpellings(path: string): string[] {
  const [, name = '', id] = path.split('/');
  const upperCase = `/${name.toUpperCase()}${id ? `/${id}` : ''}`;
  const capitalized = `/${name.slice(0, 1).toUpperCase()}${name.slice(1)}${id ? `/${id}` : ''}`;
  return name ? [path, `${path}/`, upperCase, `${capitalized}/?from=mail`] : [path];
}

for (const [name, { path, access, expectScreen }] of Object.entries(table)) {
  test(`route ${name} is ${access} and shows its screen for every spelling of its path`, async ({
    page,
    signInDonor,
  }) => {
    if (access === 'guarded') await signInDonor();
    for (const spelling of listSpellings(path)) {
      const response = await page.goto(spelling);
      expect(response?.status()).toBe(200);
      await expectScreen(page);
    }
  });

  if (access === 'public') continue;
  test(`route ${name} requires a login for every spelling of its path and opens after the login`, async ({
    page,
    registerDonor,
  }) => {
    const donor = await registerDonor();
    for (const spelling of listSpellings(path)) {
      await page.goto(spelling);
      await expect(page).toHaveURL('/login');
      await expect(page.getByRole('alert')).toHaveText('You must be logged in to view this page');
    }
    await page.getByLabel('Email').fill(donor.email);
    await page.getByLabel('Password', { exact: true }).fill(donor.password);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page).toHaveURL(listSpellings(path).at(-1) ?? '');
    await expectScreen(page);
  });
}

test('any other route shows the 404 page', async ({ page, expectBrowserError }) => {
  expectBrowserError(/404/);
  for (const path of ['/nothing', '/login/more', '/branddetails/a/b', '/privateroute.html']) {
    expect((await page.goto(path))?.status()).toBe(404);
    await expectHeading('page not found')(page);
  }
});

test('the navigation bar and the footer link to the pages that the specification lists', async ({
  page,
  signInDonor,
}) => {
  await page.goto('/');
  const bar = page.getByRole('navigation', { name: 'Main' });
  const readPaths = (links: ReturnType<Page['locator']>) =>
    links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const names = ['Home', 'About', 'Contact', 'Donation Forms', 'How We Work', 'Profile', 'Login'];
  await expect(bar.getByRole('link')).toHaveText(names);
  expect(await readPaths(bar.getByRole('link'))).toEqual([
    '/',
    '/about',
    '/contact',
    '/allforms',
    '/donation',
    '/profile',
    '/login',
  ]);
  const footer = page.getByRole('contentinfo').getByRole('navigation', { name: 'More pages' }).getByRole('link');
  expect(await readPaths(footer)).toEqual(['/', '/contact', '/allforms', '/profile']);
  await signInDonor();
  await page.reload();
  await expect(bar.getByRole('link', { name: 'Login' })).toBeHidden();
  await bar.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
});
