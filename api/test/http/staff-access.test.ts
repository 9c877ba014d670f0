import { fillPath } from '@kindcrate/contract/endpoint';
import { beforeAll, describe, expect, test } from 'vitest';
import { contractEndpoints, staffEndpoints } from '../support/contract-endpoints.ts';
import { type Person, signUpWithRole } from '../support/roles.ts';
import { inject, openTestApp } from '../support/test-app.ts';

const api = await openTestApp();
let [donor, partner, staff]: Person[] = [];

beforeAll(async () => {
  donor = await signUpWithRole(api, 'donor');
  partner = await signUpWithRole(api, 'partner', 'brand-1');
  staff = await signUpWithRole(api, 'staff');
});

test('the contract has at least twenty staff endpoints', () => {
  expect(staffEndpoints.length).toBeGreaterThanOrEqual(20);
});

test('all endpoints under /staff require the role staff', () => {
  const endpoints = contractEndpoints.filter(({ path }) => path.startsWith('/staff'));
  expect(endpoints.filter(({ role }) => role !== 'staff')).toEqual([]);
});

describe.each(staffEndpoints)('%s', (_name, endpoint) => {
  const send = (token?: string) =>
    inject(api.app, {
      method: endpoint.method,
      url: `/api${fillPath(endpoint.path, { id: 'brand-1' })}`,
      headers: { 'content-type': 'text/nothing', ...(token && { authorization: `Bearer ${token}` }) },
      ...(endpoint.body && { payload: 'unreadable' }),
    });

  test('refuses without a token', async () => {
    expect(await send()).toMatchObject({ status: 401, body: { success: false, code: 'unauthorized' } });
  });

  test('refuses donors and partners before it reads the body', async () => {
    for (const person of [donor, partner])
      expect(await send(person?.token)).toMatchObject({ status: 403, body: { success: false, code: 'forbidden' } });
  });

  test('lets staff through', async () => {
    expect([401, 403]).not.toContain((await send(staff?.token)).status);
  });
});
