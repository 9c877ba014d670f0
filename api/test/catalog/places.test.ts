import { examples } from '@kindcrate/contract/examples';
import { listStaffPlacesEndpoint } from '@kindcrate/contract/staff-places';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { setUpDesk } from '../support/desk.ts';
import { signUpWithRole } from '../support/roles.ts';
import { openTestApp } from '../support/test-app.ts';

const { api, staff } = await setUpDesk(await openTestApp());
const { database } = api.data;
const { token: volunteer } = await signUpWithRole(api, 'volunteer', 'organization-1');

const { revision: _, ...place } = examples['place-edit'];
const save = (body: object, { token = staff, id = 'organization-1' } = {}) =>
  api.send('PUT', `/api/staff/places/${id}`, body, token);
const list = async (token = staff, query = '') => (await api.get(`/api/staff/places${query}`, token)).body.result;
const latestEntry = async () => (await api.get('/api/staff/audit', staff)).body.result[0];

beforeEach(async () => void (await database.deleteFrom('places').execute()));

test('visitors see no place for an organization without one, and staff see that none has been entered', async () => {
  expect((await api.get('/api/organizations/organization-1')).body.data).not.toHaveProperty('place');
  const result = await list();
  expect(listStaffPlacesEndpoint.reply.is({ result })).toBe(true);
  expect(result[0]).toEqual({
    organization: { _id: 'organization-1', title: 'Organization 1' },
    place: null,
    revision: 1,
  });
});

test('a volunteer enters the place of their organization, and it is public immediately', async () => {
  expect((await api.get('/api/organizations')).body.result[0]).not.toHaveProperty('place');
  const { status, body } = await save({ ...place, revision: 1 }, { token: volunteer });
  expect(status).toBe(200);
  expect(body).toMatchObject({ message: 'The place of Organization 1 has been saved.', data: { place, revision: 2 } });
  expect((await api.get('/api/organizations')).body.result[0].place).toEqual(place);
  expect((await api.get('/api/organizations/organization-1')).body.data.place).toEqual(place);
  expect(await latestEntry()).toMatchObject({
    action: 'edited',
    subject: { kind: 'organization', _id: 'organization-1' },
    detail: 'address, time zone, hours, closed days, drop-off, collection, handovers an hour',
  });
});

test('an edit of a place sorts its hours, and the audit log lists only the fields that have changed', async () => {
  await save(place);
  const monday = { weekday: 1, opens: '09:00', closes: '17:00' };
  const { body } = await save({ ...place, hours: [...place.hours.toReversed(), monday], revision: 2 });
  expect(body.data).toMatchObject({ revision: 3, place: { hours: [monday, ...place.hours] } });
  expect((await latestEntry()).detail).toBe('hours');
});

test('an edit of a place that changes nothing keeps the revision and writes no audit entry', async () => {
  await save(place);
  const entry = await latestEntry();
  expect((await save({ ...place, revision: 2 })).body.data.revision).toBe(2);
  expect(await latestEntry()).toEqual(entry);
});

test('threat 15: a volunteer reads and edits only the place of their own organization', async () => {
  expect(await list(volunteer)).toHaveLength(1);
  expect((await api.get('/api/staff/places?organization=organization-2', volunteer)).status).toBe(404);
  for (const id of ['organization-2', 'nothing'])
    expect((await save(place, { token: volunteer, id })).status).toBe(404);
  expect(await database.selectFrom('places').selectAll().execute()).toEqual([]);
});

test('staff get 404 for the place of an unknown organization', async () => {
  expect(await save(place, { id: 'nothing' })).toMatchObject({ status: 404, body: { code: 'not_found' } });
});

test('of fifty simultaneous edits of a place based on the same revision, one is saved and the others get 409', async () => {
  for (const revision of [1, 2]) {
    const edits = Array.from({ length: 50 }, (_, index) =>
      save({ ...place, capacityPerHour: index + revision * 50 - 49, revision }),
    );
    const statuses = (await Promise.all(edits)).map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array(49).fill(409)]);
    expect((await list())[0].revision).toBe(revision + 1);
  }
});

test('an edit of a place succeeds or is refused with 400, whatever its body is', async () => {
  const value = fc.oneof(
    fc.jsonValue(),
    fc.string({ unit: 'binary' }),
    fc.constantFrom('\0', '24:00', 'Etc/GMT+12', '2027-02-29', -0, 1e21, [{ weekday: 1 }], [[]], { area: '\ud800' }),
  );
  const names = Object.keys(place);
  const changes = fc.record(Object.fromEntries(names.map((name) => [name, value])), { requiredKeys: [] });
  await fc.assert(
    fc.asyncProperty(fc.oneof(changes, fc.jsonValue()), async (sent) => {
      const body = typeof sent === 'object' && sent !== null ? { ...place, ...sent } : sent;
      const { status } = await api.send('PUT', '/api/staff/places/organization-1', JSON.stringify(body), staff);
      expect([200, 400]).toContain(status);
    }),
    { numRuns: 100 },
  );
});
