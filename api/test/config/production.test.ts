import { describe, expect, test } from 'vitest';
import { BadSettingsError, readEnvironment } from '../../src/config/environment.ts';
import { refuseSampleData, requireProductionSettings } from '../../src/config/production.ts';

const validSettings = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://give.example.com',
  SMTP_URL: 'smtps://desk:hidden@mail.example.com',
};

const check = (settings: Record<string, string>) => () => requireProductionSettings(readEnvironment(settings));

test('production requires only a public URL and a mail server to be set, and has no sample data by default', () => {
  expect(check(validSettings)).not.toThrow();
  expect(readEnvironment(validSettings).SAMPLE_DATA).toBe(false);
  expect(readEnvironment({ ...validSettings, NODE_ENV: 'development' }).SAMPLE_DATA).toBe(true);
});

describe.each([
  ['ALLOW_SAMPLE_DATA', 'SAMPLE_DATA', { SAMPLE_DATA: 'true' }],
  ['ALLOW_LOCALHOST_LINKS', 'PUBLIC_URL', { PUBLIC_URL: '' }],
  ['ALLOW_LOCALHOST_LINKS', 'PUBLIC_URL', { PUBLIC_URL: 'http://127.0.0.1:8080' }],
  ['ALLOW_LOCALHOST_LINKS', 'PUBLIC_URL', { PUBLIC_URL: 'https://[::1]' }],
  ['ALLOW_MAIL_FOLDER', 'SMTP_URL', { SMTP_URL: '' }],
])('the setting %s', (permission, name, changes: Record<string, string>) => {
  const settings = { ...validSettings, ...changes };

  test(`is required for ${JSON.stringify(changes)} in production, and the error names it`, () => {
    expect(check(settings)).toThrow(BadSettingsError);
    expect(check(settings)).toThrow(
      new RegExp(`^These settings do not suit production:\\n  ${name} must .*${permission}=true$`),
    );
    expect(check(settings)).not.toThrow(/hidden/);
  });

  test(`allows ${JSON.stringify(changes)} in production, and is not needed elsewhere`, () => {
    expect(check({ ...settings, [permission]: 'true' })).not.toThrow();
    expect(check({ ...settings, NODE_ENV: '' })).not.toThrow();
  });
});

test('threat 51: one error lists all settings that do not suit production', () => {
  expect(check({ NODE_ENV: 'production', SAMPLE_DATA: 'true' })).toThrow(/SAMPLE_DATA.*\n.*PUBLIC_URL.*\n.*SMTP_URL/);
});

test('production refuses a database with sample data unless sample data is allowed', () => {
  const refuse = (settings: Record<string, string>, count: number) => () =>
    refuseSampleData(readEnvironment(settings), count);
  expect(refuse(validSettings, 3)).toThrow('The database still has 3 sample entries, needs and accounts');
  expect(refuse(validSettings, 0)).not.toThrow();
  expect(refuse({ ...validSettings, ALLOW_SAMPLE_DATA: 'true' }, 3)).not.toThrow();
  expect(refuse({}, 3)).not.toThrow();
});
