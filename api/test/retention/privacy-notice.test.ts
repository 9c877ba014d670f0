import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder, readEnvironment } from '../../src/config/environment.ts';

const notice = readFileSync(join(projectFolder, 'src/content/en/privacy.yaml'), 'utf8');
const environment = readEnvironment({});

/** What the privacy notice says about each setting, with `{}` for the number of days. */
const sentences = {
  RETENTION_MESSAGES_DAYS: 'A message from the contact form is deleted {} days after it was sent',
  RETENTION_MAILS_DAYS: 'Our record of an email that we sent is deleted after {} days.',
  RETENTION_PHOTOS_DAYS: 'and {} days after it was completed',
  RETENTION_DECLINED_PHOTOS_DAYS: 'The photo of a gift is deleted {} days after the gift was canceled or declined',
  RETENTION_UNCONFIRMED_ACCOUNTS_DAYS: 'An account whose email isn’t confirmed within {} days is deleted',
  RETENTION_INVITATIONS_DAYS: 'An invitation is deleted {} days after it is accepted or withdrawn, or expires.',
  RETENTION_SECURITY_LOG_DAYS: 'An entry in the security log is deleted after {} days.',
} satisfies Partial<Record<keyof typeof environment, string>>;

test('the privacy notice has a sentence for every retention setting', () => {
  const settings = Object.keys(environment).filter((name) => name.startsWith('RETENTION_'));
  expect(Object.keys(sentences).toSorted()).toEqual(settings.toSorted());
});

test.each(Object.entries(sentences))('the privacy notice states the default of %s', (setting, sentence) => {
  const days = environment[setting as keyof typeof sentences];
  expect(notice).toContain(sentence.replace('{}', String(days)));
});
