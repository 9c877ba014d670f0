import { acceptEmailDomains, defaultEmailDomains, isEmail } from '@kindcrate/contract/email';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  acceptEmailDomains(defaultEmailDomains);
  vi.unstubAllEnvs();
  vi.resetModules();
});

const load = () => import('../../../src/lib/accepted-email-domains.ts');

test('the site accepts the email domains of the setting it was built with', async () => {
  vi.stubEnv('ACCEPTED_EMAIL_DOMAINS', 'org, example.de');
  await load();
  for (const accepted of ['amal@charity.org', 'amal@example.de']) expect(isEmail(accepted)).toBe(true);
  expect(isEmail('amal@example.com')).toBe(false);
});

test('the site accepts .com and .net when the setting is empty', async () => {
  vi.stubEnv('ACCEPTED_EMAIL_DOMAINS', '');
  await load();
  expect(isEmail('amal@example.net')).toBe(true);
  expect(isEmail('amal@example.org')).toBe(false);
});
