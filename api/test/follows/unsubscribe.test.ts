import { beforeEach, describe, expect, test } from 'vitest';
import { createUnsubscribeCode } from '../../src/follows/unsubscribe-code.ts';
import { follow, listFollows } from '../support/follows.ts';
import { addNeed } from '../support/needs.ts';
import { type Person, signUpWithRole } from '../support/roles.ts';
import { openTestApp } from '../support/test-app.ts';

const api = await openTestApp({ PUBLIC_URL: 'https://give.example' });
const { app, services, data } = api;

let donor: Person;
let code: string;
beforeEach(async () => {
  donor = await signUpWithRole(api, 'donor');
  code = createUnsubscribeCode(services.tokenSecret, donor.id, new Date());
  await follow(api, donor, 'organization/organization-1');
  await follow(api, donor, `need/${await addNeed(data.database)}`);
});

const countFollows = async (person = donor) => {
  const { organizations, needs } = await listFollows(api, person);
  return organizations.length + needs.length;
};

/** Sends the request of an email client (RFC 8058, section 3.2). */
const sendOneClick = (sent = code, contentType = 'application/x-www-form-urlencoded') =>
  app.inject({
    method: 'POST',
    url: `/api/unsubscribe/${sent}`,
    headers: { 'content-type': contentType },
    payload: 'List-Unsubscribe=One-Click',
  });

test('the unsubscribe code in an email lets the reader stop following everything without a login, and can be sent again without an error', async () => {
  const other = await signUpWithRole(api, 'donor');
  await follow(api, other, 'organization/organization-1');
  for (let attempt = 1; attempt <= 2; attempt++) {
    const { status, body } = await api.send('POST', '/api/unsubscribe', { code });
    expect([status, body.message]).toEqual([
      200,
      'You no longer follow anything, so you won’t get any more of these emails.',
    ]);
    expect(await countFollows()).toBe(0);
  }
  expect(await countFollows(other)).toBe(1);
});

describe('one-click unsubscribing', () => {
  test.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=b', 'application/json', 'text/plain'])(
    'works with a body of the type %s',
    async (contentType) => {
      const reply = await sendOneClick(code, contentType);
      expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'no-store']);
      expect(await countFollows()).toBe(0);
    },
  );

  test('works without a body', async () => {
    expect((await app.inject({ method: 'POST', url: `/api/unsubscribe/${code}` })).statusCode).toBe(200);
    expect(await countFollows()).toBe(0);
  });

  test('works when forty requests arrive simultaneously while the reader begins to follow something else', async () => {
    const replies = await Promise.all(
      Array.from({ length: 50 }, async (_, index) =>
        index % 5
          ? (await sendOneClick()).statusCode
          : (await follow(api, donor, 'organization/organization-2')).status,
      ),
    );
    expect(new Set(replies)).toEqual(new Set([200]));
  });
});

test.each(['GET', 'HEAD'] as const)(
  'threat 55: a %s request to the address in the List-Unsubscribe header changes nothing, and redirects to the page with the unsubscribe button',
  async (method) => {
    const reply = await app.inject({ method, url: `/api/unsubscribe/${code}` });
    expect([reply.statusCode, reply.headers.location]).toEqual([303, `https://give.example/unsubscribe#${code}`]);
    expect(await countFollows()).toBe(2);
  },
);

test('threat 55: an unsubscribe code that is forged, expired or for another purpose changes nothing', async () => {
  const year = 365 * 24 * 60 * 60 * 1000;
  const other = await signUpWithRole(api, 'donor');
  const codes = [
    code.slice(0, -36) + other.id,
    createUnsubscribeCode(services.tokenSecret, donor.id, new Date(Date.now() - year)),
    createUnsubscribeCode(`${services.tokenSecret}!`, donor.id, new Date()),
    `${services.photoAddresses.sign(donor.id).slice(-22)}ffffffff${donor.id}`,
  ];
  for (const sent of codes) {
    expect(await api.send('POST', '/api/unsubscribe', { code: sent })).toMatchObject({
      status: 410,
      body: { code: 'link_invalid' },
    });
    expect((await sendOneClick(sent)).statusCode).toBe(410);
  }
  for (const sent of ['x', '%00', donor.token, encodeURIComponent('\u{1f9e5}')])
    expect([404, 410]).toContain((await sendOneClick(sent)).statusCode);
  for (const body of [{}, { code: 7 }, { code: '' }, { code: [code] }])
    expect((await api.send('POST', '/api/unsubscribe', body)).status).toBe(400);
  expect(await countFollows()).toBe(2);
});

test('threat 55: an unsubscribe code can do nothing but stop emails', async () => {
  for (const path of ['password/reset', 'email/confirm'])
    expect((await api.send('POST', `/api/${path}`, { code, password: 'x', confirmPassword: 'x' })).status).toBe(400);
  expect((await api.get('/api/profile', code)).status).toBe(401);
});
