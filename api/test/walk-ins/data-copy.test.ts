import { orderNumber } from '@kindcrate/contract/order-number';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { setUpDesk } from '../support/desk.ts';
import { signUpWithRole } from '../support/roles.ts';
import { bearer, openTestApp, password } from '../support/test-app.ts';
import { takeInWithEmail } from '../support/walk-ins.ts';

const { api } = await setUpDesk(await openTestApp());
const volunteer = await signUpWithRole(api, 'volunteer', 'organization-1');

test('a copy of a person’s data includes the gifts that were taken in with their email and that nobody has claimed', async () => {
  const token = await api.signUp('copier@example.com');
  const contact = { location: 'Harbor Street 5', phone: '0123' };
  const { id } = await takeInWithEmail(api, volunteer.token, 'copier@example.com', contact);
  await takeInWithEmail(api, volunteer.token, 'someone.else@example.com', contact);
  await api.send('POST', '/api/password/check', { password }, token);
  const reply = await api.app.inject({ method: 'GET', url: '/api/profile/export', headers: bearer(token) });
  const { unclaimedGifts } = JSON.parse(strFromU8(unzipSync(reply.rawPayload)['data.json'] ?? new Uint8Array()));
  expect(unclaimedGifts).toEqual([
    {
      number: orderNumber(id),
      items: 'Winter coats and Blankets',
      quantity: 6,
      organization: 'Organization 1',
      email: 'copier@example.com',
      ...contact,
      takenInAt: expect.any(String),
      linkExpiresAt: expect.any(String),
    },
  ]);
});
