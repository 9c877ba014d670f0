import type { Locator, Page } from 'playwright';
import type { Upload } from './accounts.ts';

/** Uses one control, or waits for something that the next step needs. */
export interface Step {
  /** The name of the control in the report; empty for a step that is not timed. */
  control: string;
  use: (page: Page) => Promise<unknown>;
}

export interface Journey {
  name: string;
  path: string;
  /** Who is logged in. */
  account?: 'donor' | 'new donor' | 'staff';
  /** The selector of an element that appears once the page is ready for use. */
  readySelector: string;
  steps: Step[];
}

const tap = (control: string, find: (page: Page) => Locator): Step => ({
  control,
  use: (page) => find(page).first().tap(),
});
const button = (name: string) => tap(name, (page) => page.getByRole('button', { name, exact: true }));
const type = (label: string, text: string): Step => ({
  control: `typing, ${label}`,
  async use(page) {
    const field = page.getByLabel(label, { exact: true }).filter({ visible: true }).first();
    await field.tap();
    await page.keyboard.press('Control+A');
    await field.pressSequentially(text, { delay: 20 });
  },
});
const press = (control: string, find: (page: Page) => Locator, ...keys: string[]): Step => ({
  control,
  async use(page) {
    await find(page).first().focus();
    for (const key of keys) await page.keyboard.press(key);
  },
});
const waitFor = (find: (page: Page) => Locator): Step => ({ control: '', use: (page) => find(page).first().waitFor() });
const tab = (name: string) => tap(`tab ${name}`, (page) => page.getByRole('tab', { name, exact: true }));
const choosePhoto = (label: string, photo: Upload): Step => ({
  control: '',
  use: (page) => page.getByLabel(label, { exact: true }).setInputFiles(photo),
});

const password = 'a warm winter coat and a lamp';

export function journeys(photo: Upload): Journey[] {
  return [
    {
      name: 'home',
      path: '/',
      readySelector: '.slide',
      steps: [
        button('Menu'),
        button('Close'),
        tap('next slide', (page) => page.locator('#slide-1 [data-step=next]')),
        tap('previous slide', (page) => page.locator('#slide-2 [data-step=previous]')),
        press('slides by arrow key', (page) => page.locator('#slide-1 [data-step=next]'), 'ArrowRight', 'ArrowLeft'),
      ],
    },
    {
      name: 'login',
      path: '/login',
      readySelector: 'form',
      steps: [
        type('Email', 'donor@example.com'),
        type('Password', password),
        tap('show password', (page) => page.getByText('Show password')),
        button('Login'),
      ],
    },
    {
      name: 'register',
      path: '/register',
      readySelector: 'form',
      steps: [
        button('Register'),
        type('Username', 'Amal'),
        type('Email', 'amal'),
        type('Phone', '01234567890'),
        type('Password', password),
        tap('show password', (page) => page.getByText('Show password')),
        type('Confirm Password', password),
        button('Register'),
      ],
    },
    {
      name: 'donation',
      path: '/donationform',
      account: 'new donor',
      readySelector: '[type=radio]',
      steps: [
        button('Donate Now'),
        tap('charity', (page) => page.locator('label:has([type=radio])')),
        type('Items Name', 'Three winter coats'),
        type('Location', '4 Mill Lane'),
        type('Quantity', '30'),
        type('Phone', '01234567890'),
        choosePhoto('Image', photo),
        type('Items Name', 'Three warm winter coats'),
        button('Donate Now'),
        waitFor((page) => page.getByText('Your Donation was sent successfully!')),
      ],
    },
    {
      name: 'profile',
      path: '/profile',
      account: 'donor',
      readySelector: '[role=tab]',
      steps: [
        tab('Profile'),
        type('Username', 'Amal'),
        button('Update'),
        choosePhoto('Photo', photo),
        waitFor((page) => page.getByRole('application')),
        press('crop by arrow key', (page) => page.getByRole('application'), 'ArrowDown', 'ArrowRight', 'ArrowUp'),
        press('zoom', (page) => page.getByRole('slider'), 'ArrowRight', 'End', 'Home'),
        tap('crop by touch', (page) => page.getByRole('application')),
        button('Upload Photo'),
        tab('qrcode'),
        tab('Donation orders'),
        tap('another order', (page) => page.getByRole('button', { name: '2', exact: false })),
        tab('Password'),
        type('Password', password),
        press('tabs by arrow key', (page) => page.getByRole('tab', { selected: true }), 'Home', 'ArrowRight', 'End'),
        tab('Overview'),
      ],
    },
    {
      name: 'desk',
      path: '/staff#orders',
      account: 'staff',
      readySelector: '.queue-row',
      steps: [
        tap('filters', (page) => page.getByText('Search and filters')),
        press('status filter', (page) => page.getByLabel('Status'), 'ArrowDown', 'ArrowUp'),
        press('sort', (page) => page.getByLabel('Sort by'), 'ArrowDown', 'ArrowUp'),
        waitFor((page) => page.locator('.queue-row')),
        tap('an order', (page) => page.locator('.queue-row a')),
        button('Start review'),
        button('Send now'),
        waitFor((page) => page.getByText('Accept', { exact: true })),
        tap('history', (page) => page.getByText('What happened so far')),
        button('Decline'),
        type('Reason', 'We have more coats than hangers'),
        button('Not now'),
        button('Back to the list'),
        tab('Messages'),
        tab('Brands'),
        button('Add one'),
        type('Title', 'A bakery'),
        tap('edit', (page) => page.getByText('Edit', { exact: true }).filter({ visible: true })),
        tab('Organizations'),
        tab('Donation cards'),
        tab('People'),
        type('Search', 'bench'),
        button('Find people'),
        tap('a person', (page) => page.locator('.desk-row h2 a')),
        button('All people'),
        tab('Audit log'),
        tab('Orders'),
        type('Search', 'coats'),
        button('Find'),
      ],
    },
  ];
}
