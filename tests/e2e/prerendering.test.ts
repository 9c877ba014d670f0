import { logOutEndpoint } from '@kindcrate/contract/sessions';
import { callApi, fetchToken } from './accounts.ts';
import { expect, test } from './raw-fixtures.ts';
import type { RawPage, RawTab } from './raw-tab.ts';
import { bearer, staff } from './staff.ts';

/** Patterns of the public pages that browsers may prerender. */
const prerenderablePages = [
  '/',
  '/about',
  '/accessibility',
  '/branddetails/:id',
  '/donation',
  '/forgot',
  '/login',
  '/organizationdetails/:id',
  '/privacy',
  '/register',
  '/terms',
];

const isPrerenderable = (url: string) => {
  const path = new URL(url).pathname;
  return prerenderablePages.some((pattern) => new RegExp(`^${pattern.replace(':id', '[\\w-]+')}$`).test(path));
};

/** Returns the alerts and status messages at the top of a page. */
const readNotices = (page: RawPage) =>
  page.evaluate(() =>
    [...document.querySelectorAll('#notices > :not(noscript)')].map(({ textContent }) => textContent),
  );

const readSession = (page: RawPage) => page.evaluate(() => document.documentElement.dataset.session);

const isVisible = (page: RawPage) => page.evaluate(() => getComputedStyle(document.body).visibility === 'visible');

/** Navigates as a link would, so that the page is shown if it has been prerendered. */
const followLink = (tab: RawTab, path: string) =>
  tab.page(0).evaluate((path) => {
    location.assign(path ?? '');
  }, path);

const storeToken = (page: RawPage, token: string) =>
  page.evaluate((token) => localStorage.setItem('token', token ?? ''), token);

test('the speculation rules list the public pages that browsers may prerender, and nothing else', async ({
  request,
}) => {
  const response = await request.get('/speculation.json');
  expect(response.headers()['content-type']).toBe('application/speculationrules+json');
  const [rule] = (await response.json()).prerender;
  expect(rule.eagerness).toBe('moderate');
  expect(rule.where.and[0].href_matches).toEqual(prerenderablePages);
});

test('a public page is prerendered while the pointer rests on its link, and is then shown by a click', async ({
  openTab,
}) => {
  const tab = await openTab('/privacy');
  const about = await tab.prerender(() => tab.page(0).hover('header a[href="/about"]'));
  await tab.page(0).click('header a[href="/about"]');
  await about.waitForActivation();
  expect(await about.evaluate(() => document.title)).toMatch(/^About/);
  expect(about.apiPaths).toEqual([]);
});

/** Opens pages one after the other, and expects that each lets browsers prerender only other public pages that it links to. */
async function expectPrerenderableCandidates(tab: RawTab, urls: string[]): Promise<void> {
  for (const url of urls) {
    await tab.page(0).goto(url);
    await expect.poll(() => tab.page(0).candidates.length, url).toBeGreaterThan(3);
    const unexpected = tab.page(0).candidates.filter((candidate) => !isPrerenderable(candidate));
    expect(unexpected, url).toEqual([]);
    expect(tab.page(0).candidates).not.toContain(url);
  }
}

test('public pages let browsers prerender only other public pages that they link to', async ({ openTab, baseURL }) => {
  const paths = ['/', '/about', '/donation', '/login', '/register', '/organizationdetails/mantle-and-mitten'];
  const tab = await openTab('/privacy');
  await expectPrerenderableCandidates(
    tab,
    paths.map((path) => `${baseURL}${path}`),
  );
});

test('guarded pages, after a login, let browsers prerender only public pages that they link to', async ({
  openTab,
  request,
  registerDonor,
  baseURL,
}) => {
  const paths = ['/profile', '/allforms', '/donationform', '/coins'];
  const tab = await openTab('/privacy');
  await storeToken(tab.page(0), await fetchToken(request, await registerDonor()));
  await expectPrerenderableCandidates(
    tab,
    paths.map((path) => `${baseURL}${path}`),
  );
});

test('a page keeps the token of an ended session while it is prerendered, and is marked as logged out when it is shown without a token', async ({
  openTab,
  request,
  registerDonor,
}) => {
  const token = await fetchToken(request, await registerDonor());
  await callApi(request, logOutEndpoint, {}, bearer(token));
  const tab = await openTab('/privacy');
  await storeToken(tab.page(0), token);
  const home = await tab.prerender(() => tab.page(0).hover('header a[href="/"]'));
  expect(await readSession(home)).toBe('in');
  expect(await home.evaluate(() => localStorage.getItem('token'))).toBe(token);
  expect(home.apiPaths).toEqual([]);
  await tab.page(0).evaluate(() => localStorage.removeItem('token'));
  await tab.page(0).click('header a[href="/"]');
  await home.waitForActivation();
  expect(await readSession(home)).toBe('out');
});

/** The pages that request data when they are shown, each with the browser error that the reply causes. */
const errorsByPage = {
  '/profile': /401/,
  '/coins': /401/,
  '/donationform': /401/,
  '/staff': /401/,
  '/receipt/nothing': /404/,
  '/payment': undefined,
};

for (const [path, error] of Object.entries(errorsByPage)) {
  test(`${path} requests its data only when it is shown, even if a speculation rule other than ours prerenders it after the session has ended`, async ({
    openTab,
    request,
    registerDonor,
    expectBrowserError,
    browserErrors,
  }) => {
    if (error) expectBrowserError(error);
    const token = await fetchToken(request, path === '/staff' ? staff : await registerDonor());
    await callApi(request, logOutEndpoint, {}, bearer(token));
    const tab = await openTab('/privacy');
    await storeToken(tab.page(0), token);
    const page = await tab.prerender(() => tab.page(0).addRule(path));
    expect([page.apiPaths, page.scriptUrls]).toEqual([[], []]);
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(token);
    await followLink(tab, path);
    await page.waitForActivation();
    await expect.poll(() => page.apiPaths.length).toBeGreaterThan(0);
    // Waits until the reply to this request has caused the expected error.
    await expect.poll(() => browserErrors.list()).toEqual([]);
  });
}

test('a guarded page that is prerendered without a login shows nothing, redirects to the login page when it is opened, and opens after the login', async ({
  openTab,
  registerDonor,
}) => {
  const donor = await registerDonor();
  const tab = await openTab('/privacy');
  const profile = await tab.prerender(() => tab.page(0).addRule('/profile'));
  expect(await isVisible(profile)).toBe(false);
  expect(await profile.evaluate(() => location.pathname)).toBe('/profile');
  expect(await tab.page(0).evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  await followLink(tab, '/profile');
  await expect.poll(() => profile.evaluate(() => location.pathname)).toBe('/login');
  await profile.waitForLoad();
  expect(await readNotices(profile)).toEqual(['You must be logged in to view this page']);
  await profile.type('[name=email]', donor.email);
  await profile.type('[name=password]', donor.password, { andSubmit: true });
  await expect.poll(() => profile.evaluate(() => location.pathname)).toBe('/profile');
  await profile.waitForLoad();
  expect(await readNotices(profile)).toEqual(['Login is successful']);
});

test('a guarded page that is prerendered before a login in another tab opens after the login', async ({
  openTab,
  request,
  registerDonor,
}) => {
  const token = await fetchToken(request, await registerDonor());
  const tab = await openTab('/privacy');
  const allForms = await tab.prerender(() => tab.page(0).addRule('/allforms'));
  expect(await isVisible(allForms)).toBe(false);
  await storeToken(tab.page(0), token);
  await followLink(tab, '/allforms');
  await allForms.waitForActivation();
  expect(await isVisible(allForms)).toBe(true);
  expect(await allForms.evaluate(() => [location.pathname, typeof history.state.accountId])).toEqual([
    '/allforms',
    'string',
  ]);
});

test('a flash notice is shown once, when its page is opened and not when it is prerendered', async ({
  openTab,
  baseURL,
}) => {
  const tab = await openTab('/login');
  const storeNotice = (text: string) =>
    tab.page(0).evaluate((text) => {
      sessionStorage.setItem('notice', JSON.stringify({ kind: 'status', text }));
    }, text);
  await storeNotice('From before');
  const home = await tab.prerender(() => tab.page(0).hover('header a[href="/"]'));
  expect(await readNotices(home)).toEqual([]);
  expect(await tab.page(0).evaluate(() => sessionStorage.getItem('notice'))).toContain('From before');
  await tab.page(0).click('header a[href="/"]');
  await home.waitForActivation();
  expect(await readNotices(home)).toEqual(['From before']);
  await home.goto(`${baseURL}/about`);
  expect(await readNotices(home)).toEqual([]);
});

test('a prerendered page that opens after a login shows the login message once, and is marked as logged in', async ({
  openTab,
  registerDonor,
  baseURL,
}) => {
  const donor = await registerDonor();
  const tab = await openTab('/login');
  const home = await tab.prerender(() => tab.page(0).hover('header a[href="/"]'));
  expect(await readSession(home)).toBe('out');
  await tab.page(0).type('[name=email]', donor.email);
  await tab.page(0).type('[name=password]', donor.password, { andSubmit: true });
  await home.waitForActivation();
  expect(await readNotices(home)).toEqual(['Login is successful']);
  expect(await readSession(home)).toBe('in');
  await home.goto(`${baseURL}/about`);
  expect(await readNotices(home)).toEqual([]);
});

test('after the login page has prerendered the home page, a login still opens the requested page', async ({
  openTab,
  registerDonor,
  baseURL,
}) => {
  const donor = await registerDonor();
  const tab = await openTab('/privacy');
  const login = tab.page(0);
  await login.evaluate(() => location.assign('/profile'));
  // Chromium rejects an evaluation that a navigation interrupts, so `toPass` retries it.
  await expect(async () => expect(await login.evaluate(() => location.pathname)).toBe('/login')).toPass();
  await login.waitForLoad();
  await tab.prerender(() => login.hover('header a[href="/"]'));
  await login.type('[name=email]', donor.email);
  await login.type('[name=password]', donor.password, { andSubmit: true });
  await expect(async () => expect(await login.evaluate(() => location.href)).toBe(`${baseURL}/profile`)).toPass();
});
