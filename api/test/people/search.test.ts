import { listPeopleEndpoint } from '@kindcrate/contract/staff-people';
import { expect, test } from 'vitest';
import { updateContactDetails } from '../../src/accounts/user-repository.ts';
import { signUpWithRole } from '../support/roles.ts';
import { openTestApp } from '../support/test-app.ts';

interface FoundPerson {
  _id: string;
  email: string;
}

const api = await openTestApp();
const staff = await signUpWithRole(api, 'staff');
const donor = await signUpWithRole(api, 'donor');
const find = async (q: string) => (await api.get(`/api/staff/donors?q=${encodeURIComponent(q)}`, staff.token)).body;
const changeDetails = (id: string, details: { username: string; phone?: string }) =>
  api.data.database.transaction().execute((transaction) => updateContactDetails(transaction, id, details));

test('a search finds people by words from their email address or username, in any letter case and order', async () => {
  await api.signUp('Long.Name@harbor.example.com');
  const { id } = await signUpWithRole(api, 'donor');
  await changeDetails(id, { username: 'Zelda' });
  for (const q of ['long.name@harbor', 'HARBOR', 'harbor Na']) {
    const body = await find(q);
    expect(listPeopleEndpoint.reply.is(body)).toBe(true);
    expect(body.result.map(({ email }: FoundPerson) => email)).toEqual(['Long.Name@harbor.example.com']);
  }
  for (const q of ['zelda', 'ZEL']) expect((await find(q)).result).toMatchObject([{ _id: id, username: 'Zelda' }]);
  expect(await find('nobody-of-this-name')).toEqual({ result: [], next: null });
});

test.each(['01010696872', '0101 069 6872', '+20 101 069 6872', '0101 069', '101-069', '6872', 'zelda 6872'])(
  'a search for %s finds a person by all or part of their current phone number',
  async (q) => {
    await changeDetails(donor.id, { username: 'Zelda', phone: '01010696872' });
    expect((await find(q)).result.map(({ _id }: FoundPerson) => _id)).toContain(donor.id);
    await changeDetails(donor.id, { username: 'Zelda', phone: '01010696000' });
    if (/6872/.test(q)) expect((await find(q)).result.map(({ _id }: FoundPerson) => _id)).not.toContain(donor.id);
  },
);

test.each(['Ömer', 'ömer', 'ÖMER', 'O\u0308mer', 'ömer ås', 'as omer'])('a search finds Ömer Ås by %s', async (q) => {
  await changeDetails(donor.id, { username: 'Ömer Ås' });
  expect((await find(q)).result.map(({ _id }: FoundPerson) => _id)).toContain(donor.id);
});
