import type { Page } from 'playwright/test';
import type { Donor } from './accounts.ts';
import { contactForm, detailsForm, donationForm, type Form, passwordForm, submit } from './error-catalog/forms.ts';
import { expect, test } from './fixtures.ts';
import { logIn } from './log-in.ts';
import { plainPhoto } from './photos.ts';
import { scrollThrough } from './visit.ts';

interface Row {
  /** Has a page make the call. */
  make: (page: Page, donor: Donor) => Promise<unknown>;
  /** The fields that it sends, in the specification's words. */
  fields?: string[];
  bearer?: true;
  /** What the page makes of the answer. */
  see: (page: Page) => Promise<unknown>;
}

const open = (path: string) => async (page: Page) => {
  await page.goto(path);
  await scrollThrough(page);
};
const sent = (form: Form) => async (page: Page) => {
  await form.fill(page);
  await submit(page, form);
};
const says = (text: string) => (page: Page) =>
  expect(page.getByRole('status').filter({ hasText: text }).first()).toBeVisible();
const heading = (name: string) => (page: Page) => expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
const shows = (selector: string) => (page: Page) => expect(page.locator(selector).first()).toBeVisible();

/** The specification's table of calls (section 7), in its order; `{id}` stands for any. */
const table: Record<string, Row> = {
  'GET /brands': { make: open('/'), see: shows('logo-grid[source=brands] a') },
  'GET /organizations': { make: open('/about'), see: shows('logo-grid[source=organizations] a') },
  'GET /donationcard': { make: open('/about'), see: shows('featured-card img') },
  'GET /donationcard/{id}': { make: open('/donation'), see: shows('featured-card img') },
  'GET /brands/{id}': { make: open('/branddetails/thimbleloaf-bakery'), see: heading('Thimbleloaf Bakery') },
  'GET /organizations/{id}': { make: open('/organizationdetails/mantle-and-mitten'), see: heading('Mantle & Mitten') },
  'POST /Login': {
    async make(page, donor) {
      await page.goto('/login');
      await logIn(page, donor);
    },
    fields: ['email', 'password'],
    see: says('Login is successful'),
  },
  'POST /register': {
    async make(page, donor) {
      await page.goto('/register');
      await page.getByLabel('Username').fill('Amal');
      await page.getByLabel('Email').fill(`new.${donor.email}`);
      await page.getByLabel('Phone').fill('01234567890');
      for (const label of ['Password', 'Confirm Password']) {
        await page.getByLabel(label, { exact: true }).fill('a warm winter coat');
      }
      await page.getByRole('button', { name: 'Register' }).click();
    },
    fields: ['username', 'email', 'phone', 'password', 'confirmPassword'],
    see: says('Your account is ready'),
  },
  'GET /profile': { make: open('/profile'), bearer: true, see: shows('.welcome-card') },
  'PUT /profile/uploadphoto': {
    async make(page) {
      await page.goto('/profile#profile');
      await page.getByLabel('Photo', { exact: true }).setInputFiles(await plainPhoto('teal'));
      await page.getByRole('button', { name: 'Upload Photo' }).click();
    },
    fields: ['image'],
    bearer: true,
    see: says('Your Photo Is Updated successfully!'),
  },
  'PUT /profile/update': {
    make: sent(detailsForm),
    fields: ['username', 'phone'],
    bearer: true,
    see: says('Your profile is updated'),
  },
  'PUT /profile/update (the password)': {
    make: sent(passwordForm),
    fields: ['password', 'confirmPassword'],
    bearer: true,
    see: says('Your password is changed'),
  },
  'POST /complaints/contact': {
    async make(page) {
      await contactForm.fill(page);
      await page.getByLabel('Subject').fill('A piano');
      await submit(page, contactForm);
    },
    fields: ['name', 'email', 'subject', 'message'],
    see: says('Your message was sent successfully!'),
  },
  'POST /order/donataionorder': {
    make: sent(donationForm),
    fields: ['itemsName', 'location', 'charity', 'quantity', 'phone', 'image'],
    bearer: true,
    see: says('Your Donation was sent successfully!'),
  },
  'GET /payment/donate': { make: open('/payment'), see: shows('iframe[src*="payment_token="]') },
};

/** Has every form with a file tell its fields: the browser's protocol tells nothing of such bodies. */
async function recordForms(page: Page): Promise<string[][]> {
  const forms: string[][] = [];
  await page.exposeFunction('recordForm', (fields: string[]) => forms.push(fields));
  await page.addInitScript(() => {
    const { recordForm } = window as unknown as { recordForm: (fields: string[]) => void };
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (body) {
      recordForm([...(body as FormData).keys()]);
      send.call(this, body);
    };
  });
  return forms;
}

for (const [call, { make, fields = [], bearer, see }] of Object.entries(table)) {
  test(`call ${call}: made as the specification says, and its answer is used`, async ({ page, signInDonor }) => {
    const donor = await signInDonor();
    const [method, path = ''] = call.split(' ');
    const address = new RegExp(`/api${path.replace('{id}', '[^/]+')}$`);
    const made = page.waitForRequest((request) => request.method() === method && address.test(request.url()));
    const forms = await recordForms(page);
    await make(page, donor);
    const request = await made;
    const headers = await request.allHeaders();
    if (bearer) expect(headers.authorization).toMatch(/^Bearer [\w-]+\.[\w-]+\.[\w-]+$/);
    await see(page);
    const isForm = headers['content-type']?.startsWith('multipart/form-data');
    const names = isForm ? forms[0] : Object.keys(request.postDataJSON() ?? {});
    expect(names?.toSorted()).toEqual(fields.toSorted());
  });
}
