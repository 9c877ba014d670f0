import { examples } from '@kindcrate/contract/examples';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addNeed, addNeedCategory } from '../support/needs.ts';
import { signUpWithRole } from '../support/roles.ts';
import { openTestApp } from '../support/test-app.ts';

const api = await openTestApp();
const { database } = api.data;
const { token } = await signUpWithRole(api, 'staff');
const need = await addNeed(database);
const category = await addNeedCategory(database);

/** Includes values that are almost right, because they are more likely to get past the first check than arbitrary JSON. */
const value = fc.oneof(
  fc.jsonValue(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    'wanted',
    'enough',
    'refused',
    '2027-02-29',
    '9999-12-31',
    '0000-00-00',
    '1e3',
    -0,
    1e21,
    '\0',
    '\ud800',
  ),
);

/** A valid body with some fields replaced or left out. */
const changedBody = (body: object) =>
  fc
    .record(Object.fromEntries(Object.keys(body).map((name) => [name, value])), { requiredKeys: [] })
    .chain((changes) =>
      fc.subarray(Object.keys(body)).map((kept) => pick({ ...body, ...changes }, [...kept, ...Object.keys(changes)])),
    );

const pick = (body: Record<string, unknown>, names: string[]) =>
  Object.fromEntries(Object.entries(body).filter(([name]) => names.includes(name)));

test.each([
  ['POST', '/api/staff/needs', { ...examples['need-creation'], organization: 'organization-1' }],
  ['PUT', `/api/staff/needs/${need}`, examples['need-edit']],
  ['POST', '/api/staff/need-categories', examples['need-category-creation']],
  ['PUT', `/api/staff/need-categories/${category}`, examples['need-category-edit']],
] as const)('%s %s replies 200, 201, 400 or 409 to any body', async (method, url, body) => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(changedBody(body), fc.jsonValue()), async (sent) => {
      const { status } = await api.send(method, url, JSON.stringify(sent), token);
      expect([200, 201, 400, 409]).toContain(status);
    }),
    { numRuns: 60 },
  );
});

test.each(['/api/needs', '/api/staff/needs'])('GET %s replies 200 or 400 to any query', async (path) => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary' }), fc.string(), async (organization, other) => {
      const query = new URLSearchParams({ organization: organization.toWellFormed(), category: other, [other]: other });
      expect([200, 400]).toContain((await api.get(`${path}?${query}`, token)).status);
    }),
    { numRuns: 60 },
  );
});
