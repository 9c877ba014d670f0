import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openProfile } from '../screens.tsx';
import { button, field } from '../site-forms.tsx';

const tabs = {
  Overview: 'overview',
  Profile: 'profile',
  qrcode: 'qrcode',
  'Donation orders': 'orders',
  Password: 'password',
};

const tab = (name: string) => page.getByRole('tab', { name, exact: true });

async function expectOpen(name: string) {
  await expect.element(page.getByRole('tab', { selected: true })).toHaveTextContent(name);
  await expect.element(page.getByRole('tabpanel')).toHaveAccessibleName(name);
}

test('the profile welcomes the donor with name, photo, role, number of orders and coins', async () => {
  await openProfile('', { orders: [], coins: 7 });
  await expect.element(page.getByRole('heading', { name: 'Hello, Ines' })).toBeVisible();
  await expect.element(page.getByRole('img', { name: 'Your photo' })).toBeVisible();
  for (const [fact, value] of [
    ['Role', 'Donor'],
    ['Donations', '0'],
    ['Coins', '7'],
  ] as const) {
    expect(page.getByText(fact, { exact: true }).element().nextElementSibling?.textContent).toBe(value);
  }
});

test('the profile has the five tabs of the specification, in the same order', async () => {
  await openProfile('');
  expect(
    page
      .getByRole('tab')
      .elements()
      .map((tab) => tab.textContent),
  ).toEqual(Object.keys(tabs));
  await expectOpen('Overview');
});

for (const [name, hash] of Object.entries(tabs)) {
  test(`the hash "#${hash}" opens the ${name} tab of the profile`, async () => {
    await openProfile(hash);
    await expectOpen(name);
  });
}

test('the URL contains the open tab, and back and forward switch between tabs', async () => {
  await openProfile('');
  const before = location.href.replace(/#.*/, '');
  await tab('qrcode').click();
  expect(location.hash).toBe('#qrcode');
  await tab('Password').click();
  expect(location.hash).toBe('#password');
  history.back();
  await expectOpen('qrcode');
  history.back();
  await expectOpen('Overview');
  expect(location.href.replace(/#$/, '')).toBe(before);
  history.forward();
  await expectOpen('qrcode');
});

test('arrow keys move through the tabs, which together are a single Tab stop', async () => {
  await openProfile('');
  (tab('Overview').element() as HTMLElement).focus();
  for (const name of ['Profile', 'qrcode', 'Donation orders', 'Password', 'Overview']) {
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(tab(name)).toHaveFocus();
    await expectOpen(name);
  }
  await userEvent.keyboard('{End}');
  await expectOpen('Password');
  await userEvent.tab();
  await expect.element(page.getByRole('tabpanel')).toHaveFocus();
});

test('text typed in one tab of the profile stays while another is open', async () => {
  await openProfile('profile');
  await field('Username').fill('Ines');
  await tab('Overview').click();
  await expect.element(page.getByLabelText('Username')).not.toBeVisible();
  await tab('Profile').click();
  await expect.element(field('Username')).toHaveValue('Ines');
});

test('a link from the error summary of a tab to a field keeps that tab open', async () => {
  await openProfile('password');
  await button('Change Password').click();
  await page.getByRole('alert').getByRole('link').last().click();
  await expectOpen('Password');
  await expect.element(field('Confirm Password')).toHaveFocus();
});
