import { expect, test } from 'vitest';
import { findFreePort } from '../../../scripts/find-free-port.ts';
import { readEnvironment } from '../../src/config/environment.ts';
import { checkStore } from '../../src/doctor/check-store.ts';
import { s3Variables, startS3Server } from '../support/s3-server.ts';

const { port } = await startS3Server();
const check = (settings: Record<string, string>) => checkStore(readEnvironment(settings));

test('the check of the image store reports ok for a bucket that stores images', async () => {
  expect(await check(s3Variables(port))).toMatchObject({
    level: 'ok',
    text: expect.stringMatching(/ can store images$/),
  });
});

test.each([
  ['a bucket that does not exist', s3Variables(port, 'missing'), 'Create the bucket'],
  ['a store that cannot be reached', s3Variables(await findFreePort()), 'Check IMAGES_S3_ENDPOINT'],
  [
    'a wrong key',
    { ...s3Variables(port), IMAGES_S3_SECRET_ACCESS_KEY: 'private-key' },
    'Check IMAGES_S3_ACCESS_KEY_ID',
  ],
])('the check of the image store reports %s, suggests what to do, and shows no key', async (_, settings, advice) => {
  const finding = await check(settings);
  expect(finding).toMatchObject({ level: 'problem', advice: expect.stringContaining(advice) });
  // `S3RVER` is both the id and the secret of s3rver's only access key.
  expect(JSON.stringify(finding)).not.toMatch(/private-key|S3RVER/);
});
