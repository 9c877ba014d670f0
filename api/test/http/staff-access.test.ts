import { fillPath } from '@kindcrate/contract/endpoint';
import { describe, expect, test } from 'vitest';
import { contractEndpoints, staffEndpoints } from '../support/contract-endpoints.ts';
import { signUpWithRole } from '../support/roles.ts';
import { inject, openTestApp } from '../support/test-app.ts';

const api = await openTestApp();
const donor = await signUpWithRole(api, 'donor');
const partner = await signUpWithRole(api, 'partner', 'brand-1');
const staff = await signUpWithRole(api, 'staff');

test('the contract has at least twenty staff endpoints', () => {
  // With an empty list, the tests below would not run and nothing would fail.
  expect(staffEndpoints.length).toBeGreaterThanOrEqual(20);
});

test('all endpoints under /staff require the role staff', () => {
  const endpoints = contractEndpoints.filter(({ path }) => path.startsWith('/staff'));
  expect(endpoints.filter(({ role }) => role !== 'staff')).toEqual([]);
});

describe.each(staffEndpoints)('%s', (_name, endpoint) => {
  /** Sends a body of a type that no endpoint reads, so that a reply other than 401 or 403 has no effect. */
  const send = (token?: string) =>
    inject(api.app, {
      method: endpoint.method,
      url: `/api${fillPath(endpoint.path, { id: 'brand-1' })}`,
      headers: { 'content-type': 'text/nothing', ...(token && { authorization: `Bearer ${token}` }) },
      ...(endpoint.body && { payload: 'unreadable' }),
    });

  test('refuses requests without a token', async () => {
    expect(await send()).toMatchObject({ status: 401, body: { success: false, code: 'unauthorized' } });
  });

  test('refuses donors and partners before it reads the body', async () => {
    for (const person of [donor, partner])
      expect(await send(person.token)).toMatchObject({ status: 403, body: { success: false, code: 'forbidden' } });
  });

  test('lets staff through', async () => {
    expect([401, 403]).not.toContain((await send(staff.token)).status);
  });
});
