import { randomBytes } from 'node:crypto';
import type { Insertable } from 'kysely';
import { sampleAccountIds } from '../database/sample-accounts.ts';
import type { Schema } from '../database/schema.ts';
import type { Passwords } from '../services.ts';

/** The emails and the password of the accounts in the sample data. */
export interface SampleLogins {
  donor: string;
  volunteer: string;
  /** The password of both accounts. */
  password: string;
}

/** Returns logins with a random password. */
export const createSampleLogins = (): SampleLogins => ({
  donor: 'sample.donor@example.com',
  volunteer: 'sample.volunteer@example.com',
  password: randomBytes(12).toString('base64url'),
});

/** The rows of a donor, whose gifts are in the sample data, and of a volunteer who handled them. */
export async function accountRows(
  passwords: Passwords,
  { donor, volunteer, password }: SampleLogins,
  now: Date,
): Promise<Insertable<Schema['users']>[]> {
  const time = now.toISOString();
  const shared = {
    phone: '00000000000',
    password_hash: await passwords.hash(password),
    brand_id: null,
    photo_id: null,
    created_at: time,
    email_confirmed_at: time,
    agreed_version: null,
    agreed_at: null,
  };
  return [
    { ...shared, id: sampleAccountIds.donor, role: 'donor', username: 'Sample donor', email: donor, email_key: donor },
    {
      ...shared,
      id: sampleAccountIds.volunteer,
      role: 'volunteer',
      organization_id: 'mantle-and-mitten',
      username: 'Sample volunteer',
      email: volunteer,
      email_key: volunteer,
    },
  ];
}
