import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Call, fillPath } from '@kindcrate/contract/call';
import { beforeAll, describe, expect, test } from 'vitest';
import { projectFolder } from '../../src/environment.ts';
import { type Person, signUpAs } from '../roles.ts';
import { inject, openTestApp } from '../test-app.ts';

const api = await openTestApp();
let [donor, partner, staff]: Person[] = [];

beforeAll(async () => {
  donor = await signUpAs(api, 'donor');
  partner = await signUpAs(api, 'partner', 'brand-1');
  staff = await signUpAs(api, 'staff');
});

/** Every call of the contract that asks for the role `staff`, whichever file it is in. */
const files = globSync('*.ts', { cwd: join(projectFolder, 'contract/src') }).sort();
const modules = await Promise.all(
  files.map((file) => import(`@kindcrate/contract/${basename(file, '.ts')}`) as Promise<Record<string, unknown>>),
);
const staffCalls = modules
  .flatMap((module) => Object.values(module))
  .filter(
    (value): value is Call => typeof value === 'object' && value !== null && 'role' in value && value.role === 'staff',
  )
  .map((call) => [`${call.method} ${call.path}`, call] as const);

test('finds the calls of the staff in the contract', () => {
  expect(staffCalls.length).toBeGreaterThanOrEqual(20);
});

describe.each(staffCalls)('%s', (_line, call) => {
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
