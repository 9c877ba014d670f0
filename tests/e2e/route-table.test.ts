import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';

interface Row {
  path: string;
  access: 'public' | 'guarded';
  /** What tells the screen from every other. */
  see: (page: Page) => Promise<void>;
}

const heading = (name: string | RegExp, level = 1) => {
  return (page: Page) => expect(page.getByRole('heading', { name, level })).toBeVisible();
};

const button = (name: string) => (page: Page) => expect(page.getByRole('button', { name, exact: true })).toBeVisible();

const options = ['Visa Payment', 'Wallet Payment', 'Donation Form'];

/** The specification's route table (section 2), in its order. */
const table: Record<string, Row> = {
  'home (/)': {
    path: '/',
    access: 'public',
    see: (page) => expect(page.getByRole('region', { name: 'What you can do' })).toBeVisible(),
  },
  login: { path: '/login', access: 'public', see: button('Login') },
  register: { path: '/register', access: 'public', see: button('Register') },
  about: { path: '/about', access: 'public', see: (page) => expect(page).toHaveTitle(/^About/) },
  contact: { path: '/contact', access: 'guarded', see: button('Send Message') },
  profile: {
    path: '/profile',
    access: 'guarded',
    see: (page) => expect(page.getByRole('tab', { name: 'Overview' })).toBeVisible(),
  },
  donation: {
    path: '/donation',
    access: 'public',
    see: (page) => expect(page.getByText('ENTIRE TEXT')).toBeVisible(),
  },
  donationform: { path: '/donationform', access: 'guarded', see: button('Donate Now') },
  'branddetails/{id}': {
    path: '/branddetails/thimbleloaf-bakery',
    access: 'public',
    see: heading('Thimbleloaf Bakery'),
  },
  'organizationdetails/{id}': {
    path: '/organizationdetails/mantle-and-mitten',
    access: 'public',
    see: heading('Mantle & Mitten'),
  },
  privateroute: { path: '/privateroute', access: 'guarded', see: heading('Just for you') },
  payment: { path: '/payment', access: 'public', see: (page) => expect(page.locator('iframe')).toBeVisible() },
  allforms: {
    path: '/allforms',
    access: 'guarded',
    see: (page) => expect(page.getByRole('heading', { level: 2 })).toHaveText(options),
  },
  spinner: {
    path: '/spinner',
    access: 'public',
    see: (page) => expect(page.getByRole('main').getByRole('status')).toHaveText('Loading'),
  },
};

/** The same page, written otherwise; an id keeps its letters. */
function spellings(path: string): string[] {
  const [, name = '', id] = path.split('/');
  const shout = `/${name.toUpperCase()}${id ? `/${id}` : ''}`;
  const mixed = `/${name.slice(0, 1).toUpperCase()}${name.slice(1)}${id ? `/${id}` : ''}`;
  return name ? [path, `${path}/`, shout, `${mixed}/?from=mail`] : [path];
}

for (const [name, { path, access, see }] of Object.entries(table)) {
  test(`route ${name}: ${access}, shows its screen, however it is written`, async ({ page, signInDonor }) => {
    if (access === 'guarded') await signInDonor();
    for (const spelling of spellings(path)) {
      const reply = await page.goto(spelling);
      expect(reply?.status()).toBe(200);
      await see(page);
    }
  });

  if (access === 'public') continue;
  test(`route ${name}: asks for a log-in, however it is written, and leads back`, async ({ page, registerDonor }) => {
    const donor = await registerDonor();
    for (const spelling of spellings(path)) {
      await page.goto(spelling);
      await expect(page).toHaveURL('/login');
      await expect(page.getByRole('alert')).toHaveText('You must be logged in to view this page');
    }
    await page.getByLabel('Email').fill(donor.email);
    await page.getByLabel('Password', { exact: true }).fill(donor.password);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page).toHaveURL(spellings(path).at(-1) ?? '');
    await see(page);
  });
}

test('route any other path: public, the 404 page', async ({ page, expectProblem }) => {
  expectProblem(/404/);
  for (const path of ['/nothing', '/login/more', '/branddetails/a/b', '/privateroute.html']) {
    expect((await page.goto(path))?.status()).toBe(404);
    await heading('page not found')(page);
  }
});

test('the navigation bar and the footer lead where the specification says', async ({ page, signInDonor }) => {
  await page.goto('/');
  const bar = page.getByRole('navigation', { name: 'Main' });
  const paths = (links: ReturnType<Page['locator']>) =>
    links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const names = ['Home', 'About', 'Contact', 'Donation Forms', 'How We Work', 'Profile', 'Login'];
  await expect(bar.getByRole('link')).toHaveText(names);
  expect(await paths(bar.getByRole('link'))).toEqual([
    '/',
    '/about',
    '/contact',
    '/allforms',
    '/donation',
    '/profile',
    '/login',
  ]);
  const footer = page.getByRole('contentinfo').getByRole('navigation').getByRole('link');
  expect(await paths(footer)).toEqual(['/', '/contact', '/allforms', '/profile']);
  await signInDonor();
  await page.reload();
  await expect(bar.getByRole('link', { name: 'Login' })).toBeHidden();
  await bar.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
});
