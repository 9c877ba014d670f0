import type { Page } from 'playwright/test';
import type { Donor } from './accounts.ts';
import { contactForm, detailsForm, donationForm, type Form, passwordForm, submit } from './error-catalog/forms.ts';
import { expect, test } from './fixtures.ts';
import { logIn } from './log-in.ts';
import { plainPhoto } from './photos.ts';
import { scrollThrough } from './visit.ts';

interface Row {
  /** Makes a page send the request. */
  send: (page: Page, donor: Donor) => Promise<unknown>;
  /** The fields of the body, with the names from the specification. */
  fields?: string[];
  /** Whether the request contains the token of the session. */
  sendsToken?: true;
  /** Expects the page to use the reply. */
  expectUsed: (page: Page) => Promise<unknown>;
}

const openPage = (path: string) => async (page: Page) => {
  await page.goto(path);
  await scrollThrough(page);
};
const fillInAndSubmit = (form: Form) => async (page: Page) => {
  await form.fill(page);
  await submit(page, form);
};
const expectStatus = (text: string) => (page: Page) =>
  expect(page.getByRole('status').filter({ hasText: text }).first()).toBeVisible();
const expectElement = (selector: string) => (page: Page) => expect(page.locator(selector).first()).toBeVisible();

/**
 * The endpoints of the specification's table (section 7) whose replies the server renders into pages, each with one such page and a
 * function that finds an entry's title in the reply.
 */
const renderedEndpoints: [endpoint: string, page: string, titleOf: (reply: Reply) => string | undefined][] = [
  ['/brands', '/', ({ result }) => result?.[0]?.title],
  ['/organizations', '/about', ({ result }) => result?.[0]?.title],
  ['/donationcard', '/about', ({ data }) => (Array.isArray(data) ? data[0]?.title : undefined)],
  ['/donationcard/a-warm-winter', '/donation', titleOfData],
  ['/brands/thimbleloaf-bakery', '/branddetails/thimbleloaf-bakery', titleOfData],
  ['/organizations/mantle-and-mitten', '/organizationdetails/mantle-and-mitten', titleOfData],
];

interface Entry {
  title: string;
}

interface Reply {
  result?: Entry[];
  data?: Entry | Entry[];
}

function titleOfData({ data }: Reply): string | undefined {
  return Array.isArray(data) ? undefined : data?.title;
}

for (const [endpoint, path, titleOf] of renderedEndpoints) {
  test(`GET ${endpoint} replies with a title where the specification says, and ${path} shows that title`, async ({
    page,
    request,
  }) => {
    const title = titleOf(await (await request.get(`/api${endpoint}`)).json());
    expect(title).toMatch(/\w/);
    await page.goto(path);
    await expect(
      page
        .getByRole('main')
        .getByText(title ?? '', { exact: true })
        .first(),
    ).toBeVisible();
  });
}

/** The endpoints of the same table that scripts of the pages call, in the table's order. */
const calledEndpoints: Record<string, Row> = {
  'GET /organizations': {
    send: openPage('/donationform'),
    expectUsed: (page) => expect(page.getByRole('radio', { name: 'Mantle & Mitten' })).toBeVisible(),
  },
  'POST /Login': {
    async send(page, donor) {
      await page.goto('/login');
      await logIn(page, donor);
    },
    fields: ['email', 'password'],
    expectUsed: expectStatus('Login is successful'),
  },
  'POST /register': {
    async send(page, donor) {
      await page.goto('/register');
      await page.getByLabel('Username').fill('Amal');
      await page.getByLabel('Email').fill(`new.${donor.email}`);
      await page.getByLabel('Phone').fill('01234567890');
      for (const label of ['Password', 'Confirm Password']) {
        await page.getByLabel(label, { exact: true }).fill('a warm winter coat');
      }
      await page.getByRole('button', { name: 'Register' }).click();
    },
    // `agreedVersion` is optional in the specification.
    fields: ['username', 'email', 'phone', 'password', 'confirmPassword', 'agreedVersion'],
    expectUsed: expectStatus('Your account is ready'),
  },
  'GET /profile': { send: openPage('/profile'), sendsToken: true, expectUsed: expectElement('.welcome-card') },
  'PUT /profile/uploadphoto': {
    async send(page) {
      await page.goto('/profile#profile');
      await page.getByLabel('Photo', { exact: true }).setInputFiles(await plainPhoto('teal'));
      await page.getByRole('button', { name: 'Upload Photo' }).click();
    },
    fields: ['image'],
    sendsToken: true,
    expectUsed: expectStatus('Your Photo Is Updated successfully!'),
  },
  'PUT /profile/update': {
    send: fillInAndSubmit(detailsForm),
    fields: ['username', 'phone'],
    sendsToken: true,
    expectUsed: expectStatus('Your profile has been updated'),
  },
  'PUT /profile/update (the password)': {
    send: fillInAndSubmit(passwordForm),
    fields: ['password', 'confirmPassword'],
    sendsToken: true,
    expectUsed: expectStatus('Your password has been changed'),
  },
  'POST /complaints/contact': {
    async send(page) {
      await contactForm.fill(page);
      await page.getByLabel('Subject').fill('A piano');
      await submit(page, contactForm);
    },
    fields: ['name', 'email', 'subject', 'message'],
    expectUsed: expectStatus('Your message was sent successfully!'),
  },
  'POST /order/donataionorder': {
    send: fillInAndSubmit(donationForm),
    fields: ['itemsName', 'location', 'charity', 'quantity', 'phone', 'image'],
    sendsToken: true,
    expectUsed: expectStatus('Your Donation was sent successfully!'),
  },
  'GET /payment/donate': { send: openPage('/payment'), expectUsed: expectElement('iframe[src*="payment_token="]') },
};

/** Records the field names of every uploaded form, because the DevTools protocol omits bodies with files. */
async function recordFormFields(page: Page): Promise<string[][]> {
  const formFields: string[][] = [];
  await page.exposeFunction('recordFields', (fields: string[]) => formFields.push(fields));
  await page.addInitScript(() => {
    const { recordFields } = window as unknown as { recordFields: (fields: string[]) => void };
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (body) {
      recordFields([...(body as FormData).keys()]);
      send.call(this, body);
    };
  });
  return formFields;
}

for (const [endpoint, { send, fields = [], sendsToken, expectUsed }] of Object.entries(calledEndpoints)) {
  test(`a page calls ${endpoint} as the specification says and uses the reply`, async ({ page, signInDonor }) => {
    const donor = await signInDonor();
    const [method, path = ''] = endpoint.split(' ');
    const url = new RegExp(`/api${path.replace('{id}', '[^/]+')}$`);
    const awaitedRequest = page.waitForRequest((request) => request.method() === method && url.test(request.url()));
    const formFields = await recordFormFields(page);
    await send(page, donor);
    const request = await awaitedRequest;
    const headers = await request.allHeaders();
    if (sendsToken) expect(headers.authorization).toMatch(/^Bearer [\w-]+\.[\w-]+\.[\w-]+$/);
    await expectUsed(page);
    const isForm = headers['content-type']?.startsWith('multipart/form-data');
    const names = isForm ? formFields[0] : Object.keys(request.postDataJSON() ?? {});
    expect(names?.toSorted()).toEqual(fields.toSorted());
  });
}
