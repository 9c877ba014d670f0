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

test('finds the calls of the staff in the contract', () => {
  expect(staffEndpoints.length).toBeGreaterThanOrEqual(20);
});

test('finds no call at an address of the staff that others may make', () => {
  const calls = contractEndpoints.filter(({ path }) => path.startsWith('/staff'));
  expect(calls.filter(({ role }) => role !== 'staff')).toEqual([]);
});

describe.each(staffEndpoints)('%s', (_line, call) => {
  const ask = (token?: string) =>
    inject(api.app, {
      method: call.method,
      url: `/api${fillPath(call.path, { id: 'brand-1' })}`,
      headers: { 'content-type': 'text/nothing', ...(token && { authorization: `Bearer ${token}` }) },
      ...(call.body && { payload: 'nothing that can be read' }),
    });

  test('refuses without a token', async () => {
    expect(await ask()).toMatchObject({ status: 401, body: { success: false, code: 'unauthorized' } });
  });

  test('refuses a donor and a partner before it reads what they sent', async () => {
    for (const person of [donor, partner])
      expect(await ask(person?.token)).toMatchObject({ status: 403, body: { success: false, code: 'forbidden' } });
  });

  test('lets the staff pass', async () => {
    expect([401, 403]).not.toContain((await ask(staff?.token)).status);
  });
});
