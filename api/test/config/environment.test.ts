import { readFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BadSettingsError, projectFolder, readEnvironment } from '../../src/config/environment.ts';

test('an empty environment has the default settings', () => {
  const environment = readEnvironment({});
  expect(environment).toMatchObject({
    PORT: 4321,
    PUBLIC_URL: 'http://localhost:4321',
    SAMPLE_DATA: true,
    TRUST_PROXY_HOPS: 0,
    CORS_ORIGINS: [],
  });
  expect(environment).toMatchObject({
    COINS_PER_ORDER: 10,
    COINS_PER_ITEM: 1,
    COINS_MOST: 60,
    COIN_VALUE: 0,
    PAYMENT_PROVIDER: 'sandbox',
    PAYMENT_FRAME_URL: '/payment-sandbox#payment_token={token}',
  });
  expect(isAbsolute(environment.DATA_FOLDER)).toBe(true);
});

test('numbers, booleans, lists and empty values are parsed from the environment', () => {
  const environment = readEnvironment({
    PORT: ' 80 ',
    SAMPLE_DATA: 'FALSE',
    CORS_ORIGINS: 'https://a.com, http://b.com:81',
    ADDRESS_LIMIT_FACTOR: '2.5',
    RETENTION_DECLINED_PHOTOS_DAYS: '0',
    RETENTION_MAILS_DAYS: '7',
    RETENTION_MESSAGES_DAYS: 'Never',
    FOLLOW_MAILS_HOUR: '0',
    STAFF_EMAIL: '',
  });
  expect(environment).toMatchObject({
    PORT: 80,
    SAMPLE_DATA: false,
    CORS_ORIGINS: ['https://a.com', 'http://b.com:81'],
    ADDRESS_LIMIT_FACTOR: 2.5,
    RETENTION_DECLINED_PHOTOS_DAYS: 0,
    RETENTION_MAILS_DAYS: 7,
    RETENTION_MESSAGES_DAYS: 'never',
    FOLLOW_MAILS_HOUR: 0,
  });
  expect(() => readEnvironment({ FOLLOW_MAILS_HOUR: '24' })).toThrow(
    'FOLLOW_MAILS_HOUR must be a whole number from 0 to 23',
  );
  expect(environment.PUBLIC_URL).toBe('http://localhost:80');
  expect(environment.STAFF_EMAIL).toBeUndefined();
});

test('the environment refuses a staff account whose email domain is not accepted', () => {
  const settings = { STAFF_EMAIL: 'me@example.org' };
  expect(() => readEnvironment(settings)).toThrow(
    'STAFF_EMAIL must have a domain that ACCEPTED_EMAIL_DOMAINS contains',
  );
  for (const domains of ['com, example.org', '*'])
    expect(readEnvironment({ ...settings, ACCEPTED_EMAIL_DOMAINS: domains }).STAFF_EMAIL).toBe('me@example.org');
});

test('an image bucket requires an endpoint, a name and both keys', () => {
  const complete = {
    IMAGES_S3_ENDPOINT: 'https://s3.example.com',
    IMAGES_S3_BUCKET: 'kindcrate-images',
    IMAGES_S3_ACCESS_KEY_ID: 'key',
    IMAGES_S3_SECRET_ACCESS_KEY: 'hidden',
  };
  expect(readEnvironment(complete)).toMatchObject({
    ...complete,
    IMAGES_S3_REGION: 'us-east-1',
    IMAGES_S3_PATH_STYLE: true,
  });
  for (const name of Object.keys(complete))
    expect(() => readEnvironment({ ...complete, [name]: '' })).toThrow(
      `${name} must be set when another IMAGES_S3_… is`,
    );
});

test("the payment provider Paymob requires an API key, two IDs and a secret, and the payment frame defaults to Paymob's iframe", () => {
  const complete = {
    PAYMENT_PROVIDER: 'paymob',
    PAYMOB_API_KEY: 'key',
    PAYMOB_INTEGRATION_ID: '4097558',
    PAYMOB_IFRAME_ID: '766429',
    PAYMOB_HMAC_SECRET: 'hidden',
  };
  const frame = 'https://accept.paymob.com/api/acceptance/iframes/766429?payment_token={token}';
  expect(readEnvironment(complete)).toMatchObject({ ...complete, PAYMENT_FRAME_URL: frame });
  for (const name of Object.keys(complete).filter((other) => other !== 'PAYMENT_PROVIDER'))
    expect(() => readEnvironment({ ...complete, [name]: '' })).toThrow(
      `${name} must be set when PAYMENT_PROVIDER is paymob`,
    );
  const own = { ...complete, PAYMENT_FRAME_URL: '/frame/{token}', PAYMOB_URL: 'http://127.0.0.1:4400/' };
  expect(readEnvironment(own).PAYMENT_FRAME_URL).toBe('/frame/{token}');
});

test('the settings determine the currency and the amounts of payments', () => {
  expect(readEnvironment({})).toMatchObject({
    ...{ PAYMENT_CURRENCY: 'EGP', PAYMENT_AMOUNTS: [5_000, 10_000, 25_000, 50_000], PAYMENT_RECIPIENT: 'Kindcrate' },
    PAYMOB_URL: 'https://accept.paymob.com',
  });
  const chosen = { PAYMENT_CURRENCY: 'KWD', PAYMENT_AMOUNTS: '500, 100,10000000' };
  expect(readEnvironment(chosen)).toMatchObject({ PAYMENT_CURRENCY: 'KWD', PAYMENT_AMOUNTS: [500, 100, 10_000_000] });
});

test.each([
  ['PAYMENT_PROVIDER', 'stripe'],
  ['PAYMENT_CURRENCY', 'egp'],
  ['PAYMENT_CURRENCY', 'XYZ'],
  ['PAYMENT_AMOUNTS', '50.00'],
  ['PAYMENT_AMOUNTS', '5000,'],
  ['PAYMENT_AMOUNTS', '5000,5000'],
  ['PAYMENT_AMOUNTS', '99'],
  ['PAYMENT_AMOUNTS', '10000001'],
  ['PAYMENT_AMOUNTS', '-5000'],
  ['PAYMENT_AMOUNTS', '1e3'],
  ['PAYMENT_RECIPIENT', 'x'.repeat(201)],
  ['PAYMOB_URL', 'accept.paymob.com'],
  ['PAYMOB_URL', 'http://accept.paymob.com'],
  ['PAYMOB_URL', 'https://accept.paymob.com/api'],
  ['PAYMOB_INTEGRATION_ID', 'card'],
  ['PAYMOB_IFRAME_ID', '1/../2'],
])('the environment refuses the payment setting %s=%s', (name, value) => {
  expect(() => readEnvironment({ [name]: value })).toThrow(`${name} must be`);
});

test('the error about invalid settings names each of them and its valid values, without revealing a secret', () => {
  const invalid = {
    PORT: 'http',
    PUBLIC_URL: 'example.com',
    JWT_SECRET: 'short-secret',
    STAFF_EMAIL: 'not an address',
    ACCEPTED_EMAIL_DOMAINS: 'com,.net',
    SAMPLE_DATA: 'yes',
    LOG_LEVEL: 'loud',
    RETENTION_MAILS_DAYS: '0',
    RETENTION_MESSAGES_DAYS: 'forever',
    TRUST_PROXY_HOPS: '-1',
    CORS_ORIGINS: 'https://a.com,b',
  };
  const read = () => readEnvironment(invalid);
  expect(read).toThrow(BadSettingsError);
  expect(read).toThrow(/^These settings are not valid:\n/);
  for (const name of Object.keys(invalid)) expect(read).toThrow(new RegExp(`\\n  ${name} must be \\w+`));
  expect(read).not.toThrow(/short-secret/);
});

test('the settings determine where and how often backups are made, and who can decrypt them', () => {
  expect(readEnvironment({})).toMatchObject({
    BACKUP_EVERY_HOURS: 24,
    BACKUP_KEEP: 7,
    BACKUP_RECIPIENTS: [],
    BACKUP_BEFORE_UPGRADE: true,
  });
  expect(readEnvironment({}).BACKUP_FOLDER).toBeUndefined();
  expect(readEnvironment({ BACKUP_FOLDER: 'backups' }).BACKUP_FOLDER).toBe(join(projectFolder, 'backups'));
  const recipient = `age1${'q'.repeat(58)}`;
  expect(readEnvironment({ BACKUP_RECIPIENTS: recipient }).BACKUP_RECIPIENTS).toEqual([recipient]);
  const invalid = {
    BACKUP_EVERY_HOURS: '0',
    BACKUP_KEEP: 'all',
    BACKUP_RECIPIENTS: 'age2x',
    BACKUP_PASSPHRASE: 'secret',
  };
  for (const name of Object.keys(invalid))
    expect(() => readEnvironment(invalid)).toThrow(new RegExp(`\\n  ${name} must be \\w+`));
  expect(() => readEnvironment(invalid)).not.toThrow(/secret$/m);
  expect(() => readEnvironment({ BACKUP_RECIPIENTS: recipient, BACKUP_PASSPHRASE: 'a long passphrase' })).toThrow(
    'BACKUP_PASSPHRASE must not be set when BACKUP_RECIPIENTS is: a backup has one or the other',
  );
});

test('the environment requires JWT_SECRET when DATABASE_URL is set', () => {
  const DATABASE_URL = 'postgresql://kindcrate:hidden@db.example.com/kindcrate?sslmode=verify-full';
  const read = () => readEnvironment({ DATABASE_URL });
  expect(read).toThrow(/^These settings are not valid:\n {2}JWT_SECRET must be set when DATABASE_URL is/);
  expect(read).not.toThrow(/hidden/);
  expect(readEnvironment({ DATABASE_URL, JWT_SECRET: 'x'.repeat(32) })).toMatchObject({ DATABASE_URL });
});

describe('the environment refuses the setting', () => {
  test.each([
    ['PORT', '65536'],
    ['PORT', '1.5'],
    ['LIMIT_REQUESTS_PER_MINUTE', '0'],
    ['LIMIT_API_TOKEN_REQUESTS_PER_MINUTE', '0'],
    ['ADDRESS_LIMIT_FACTOR', '0'],
    ['PUBLIC_URL', 'https://example.com/give'],
    ['PUBLIC_URL', 'javascript:alert(1)'],
    ['CORS_ORIGINS', '*'],
    ['STAFF_PASSWORD', 'short'],
    ['PAYMENT_PROVIDER', 'bank'],
    ['COINS_MOST', '3000000000'],
    ['COIN_VALUE', '0.5'],
    ['SAMPLE_PICTURES_FOLDER', 'pictures'],
    ['PAYMENT_FRAME_URL', 'https://pay.example.com/iframes/1'],
    ['PAYMENT_FRAME_URL', 'https://pay.example.com:99999/?payment_token={token}'],
    ['IMAGES_S3_ENDPOINT', 's3.example.com'],
    ['IMAGES_S3_ENDPOINT', 'https://s3.example.com/bucket'],
    ['IMAGES_S3_BUCKET', 'Pictures'],
    ['IMAGES_S3_BUCKET', 'a/b'],
    ['SMTP_URL', 'mail.example.com'],
    ['SMTP_URL', 'https://mail.example.com'],
    ['MAIL_FROM', 'the desk'],
    ['MAIL_FROM', 'a@example.com, b@example.com'],
    ['MAIL_FROM', 'Desk\r\nBcc: b@example.com <a@example.com>'],
    ['DATABASE_URL', 'mysql://host/kindcrate'],
    ['DATABASE_URL', '/var/lib/kindcrate'],
  ])('%s=%s', (name, value) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(name);
  });
});

test('.env.example shows the default of every variable that is not commented out', () => {
  const shown = readFileSync(join(projectFolder, '.env.example'), 'utf8').matchAll(/^([A-Z0-9_]+)=(.*)$/gm);
  expect(readEnvironment(Object.fromEntries([...shown].map(([, name, value]) => [name, value])))).toEqual(
    readEnvironment({}),
  );
});

test('.env.example lists every variable', () => {
  const example = readFileSync(join(projectFolder, '.env.example'), 'utf8');
  const listed = [...example.matchAll(/^#?\s?([A-Z0-9_]+)=/gm)].map(([, name]) => name).sort();
  // Variables without a default appear in the environment only when they are set.
  const withoutDefault = {
    JWT_SECRET: 'x'.repeat(32),
    STAFF_EMAIL: 'a@b.com',
    STAFF_PASSWORD: 'x'.repeat(8),
    IMAGES_S3_ENDPOINT: 'https://s3.example.com',
    IMAGES_S3_BUCKET: 'images',
    IMAGES_S3_ACCESS_KEY_ID: 'x',
    IMAGES_S3_SECRET_ACCESS_KEY: 'x',
    PAYMOB_API_KEY: 'x',
    PAYMOB_INTEGRATION_ID: '1',
    PAYMOB_IFRAME_ID: '1',
    PAYMOB_HMAC_SECRET: 'x',
  };
  expect(listed).toEqual(expect.arrayContaining(Object.keys(readEnvironment(withoutDefault))));
});
