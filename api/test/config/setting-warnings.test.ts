import { describe, expect, test } from 'vitest';
import { readEnvironment } from '../../src/config/environment.ts';
import { listMisspelledSettings } from '../../src/config/misspelled-settings.ts';
import { hasUnreachableLinks, listSettingWarnings } from '../../src/config/setting-warnings.ts';

const warningsFor = (settings: Record<string, string>) => listSettingWarnings(readEnvironment(settings), settings);

describe('threat 51: links that lead every reader to their own machine', () => {
  test.each([
    [{ HOST: '0.0.0.0' }, 'HOST is 0.0.0.0'],
    [{ HOST: '::', PORT: '80' }, 'HOST is ::'],
    [{ HOST: '10.0.0.7', PUBLIC_URL: 'http://localhost:9000' }, 'HOST is 10.0.0.7'],
    [{ TRUST_PROXY_HOPS: '1' }, 'TRUST_PROXY_HOPS is 1'],
  ] as [Record<string, string>, string][])('are reported with the settings %j', (settings, reason) => {
    expect(hasUnreachableLinks(readEnvironment(settings))).toBe(true);
    expect(warningsFor(settings)).toEqual([
      expect.stringMatching(new RegExp(`^${reason}, but links .* lead to http://localhost:\\d+\\. Set PUBLIC_URL`)),
    ]);
  });

  test.each([
    {},
    { HOST: '127.0.0.2' },
    { HOST: '::1' },
    { HOST: 'localhost' },
    { HOST: '0.0.0.0', PUBLIC_URL: 'https://give.example.com' },
    { HOST: '0.0.0.0', ALLOW_LOCALHOST_LINKS: 'true' },
  ])('are not reported with the settings %j', (settings) => {
    expect(warningsFor(settings as Record<string, string>)).toEqual([]);
  });
});

test('a sender address at localhost is reported when a mail server is configured', () => {
  expect(warningsFor({ SMTP_URL: 'smtp://mail.example.com' })).toEqual([
    expect.stringMatching(/^MAIL_FROM is .*localhost>/),
  ]);
  expect(warningsFor({ SMTP_URL: 'smtp://mail.example.com', MAIL_FROM: 'desk@example.com' })).toEqual([]);
});

describe('threat 51: a misspelled setting', () => {
  test.each([
    ['SMPT_URL', 'SMTP_URL'],
    ['SMTP_URI', 'SMTP_URL'],
    ['PROT', 'PORT'],
    ['MAIL_FORM', 'MAIL_FROM'],
    ['JWT_SECERT', 'JWT_SECRET'],
    ['RETENTION_MAIL_DAYS', 'RETENTION_MAILS_DAYS'],
    ['PUBLIC_ULR', 'PUBLIC_URL'],
    ['ALLOW_SAMPLES', 'ALLOW_SAMPLE_DATA'],
    ['STAFF_MAIL', 'STAFF_EMAIL'],
  ])('%s is reported with the nearest correct name %s, and without its value', (name, nearest) => {
    expect(listMisspelledSettings({ [name]: 'a private value' })).toEqual([
      `${name} is not a setting, so it has no effect. Did you mean ${nearest}?`,
    ]);
  });

  test('is not suspected in a correct name or in a variable of another program', () => {
    const otherVariables = [
      'PATH',
      'HOME',
      'HOSTNAME',
      'LANG',
      'MAIL',
      'PWD',
      'LOGNAME',
      'TZ',
      'CI',
      'PGPORT',
      'NODE_OPTIONS',
    ];
    const correct = ['PORT', 'SMTP_URL', 'PUBLIC_API_URL', 'CHROMIUM_PATH', 'ALLOW_MAIL_FOLDER'];
    const source = Object.fromEntries([...otherVariables, ...correct].map((name) => [name, 'x']));
    expect(listMisspelledSettings(source)).toEqual([]);
  });
});
