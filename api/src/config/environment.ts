import { isAbsolute, resolve } from 'node:path';
import { defaultEmailDomains, isEmail, isEmailDomain } from '@kindcrate/contract/email';
import { limits } from '@kindcrate/contract/limits';
import { type Infer, object } from 'superstruct';
import { isPostgresUrl } from '../database/database.ts';
import { frameTemplateOf, listMissingPaymentSettings, paymentSettings } from './payment-settings.ts';
import { choice, days, decimal, flag, integer, list, optionalText, text } from './setting-types.ts';

/** The root folder of the repository or of the release. */
export const projectFolder = resolve(import.meta.dirname, '../../..');

const unlimited = Number.MAX_SAFE_INTEGER;

/** Every variable that the API reads, with its default; `.env.example` explains each. */
const settings = object({
  // Other programs read it too, so any value is accepted.
  NODE_ENV: optionalText(() => true, ''),
  PORT: integer(4321, 0, 65_535),
  HOST: text('127.0.0.1'),
  DATA_FOLDER: text('data'),
  DATABASE_URL: optionalText(isPostgresUrl, 'a URL such as postgres://user:password@host:5432/database'),
  IMAGES_S3_ENDPOINT: optionalText(isSiteUrl, 'a URL that starts with http:// or https:// and has no path'),
  IMAGES_S3_BUCKET: optionalText(isBucketName, 'a name of 3 to 63 lowercase letters, digits, dots and hyphens'),
  IMAGES_S3_REGION: text('us-east-1'),
  IMAGES_S3_ACCESS_KEY_ID: optionalText(() => true, ''),
  IMAGES_S3_SECRET_ACCESS_KEY: optionalText(() => true, ''),
  IMAGES_S3_PATH_STYLE: flag(true),
  PUBLIC_URL: optionalText(isSiteUrl, 'a URL that starts with http:// or https:// and has no path'),
  JWT_SECRET: optionalText((value) => value.length >= 32, 'a secret of at least 32 characters'),
  ACCEPTED_EMAIL_DOMAINS: list(
    isEmailDomain,
    'domains such as com or example.org, separated by commas, or * for any domain',
    defaultEmailDomains,
  ),
  STAFF_EMAIL: optionalText((value) => isEmail(value, ['*']), 'an email address'),
  STAFF_PASSWORD: optionalText(isPassword, `a password of ${limits.password.min} to ${limits.password.max} characters`),
  STAFF_SECOND_FACTOR: choice('optional', ['optional', 'required']),
  SAMPLE_DATA: flag(true),
  SAMPLE_PICTURES_FOLDER: optionalText(isAbsolute, 'an absolute path'),
  ALLOW_SAMPLE_DATA: flag(false),
  ALLOW_LOCALHOST_LINKS: flag(false),
  ALLOW_MAIL_FOLDER: flag(false),
  // Within these limits, the coins of an order fit into an integer column of either database engine.
  COINS_PER_ORDER: integer(10, 0, limits.coins.max),
  COINS_PER_ITEM: integer(1, 0, limits.coins.max),
  COINS_MOST: integer(60, 0, limits.coins.max),
  COIN_VALUE: integer(0, 0, limits.coins.max),
  CORS_ORIGINS: list(isSiteUrl, 'URLs such as https://example.com, separated by commas'),
  TRUST_PROXY_HOPS: integer(0, 0, 10),
  LIMIT_REGISTRATIONS_PER_HOUR: integer(20, 1, unlimited),
  LIMIT_LOGINS_PER_QUARTER_HOUR: integer(60, 1, unlimited),
  LIMIT_RECOVERIES_PER_HOUR: integer(20, 1, unlimited),
  LIMIT_REQUESTS_PER_MINUTE: integer(300, 1, unlimited),
  LIMIT_API_TOKEN_REQUESTS_PER_MINUTE: integer(120, 1, unlimited),
  ADDRESS_LIMIT_FACTOR: decimal(1, 0.01, 1_000_000),
  QUOTA_OPEN_ORDERS: integer(50, 1, unlimited),
  QUOTA_UPLOADS_PER_DAY: integer(200, 1, 1_000_000),
  QUOTA_UPLOAD_MEGABYTES_PER_DAY: integer(500, 10, 1_000_000),
  MIN_FREE_MEGABYTES: integer(100, 0, 1_000_000),
  RETENTION_MESSAGES_DAYS: days(365),
  RETENTION_MAILS_DAYS: days(30),
  RETENTION_PHOTOS_DAYS: days(365),
  RETENTION_DECLINED_PHOTOS_DAYS: days(30, 0),
  RETENTION_UNCONFIRMED_ACCOUNTS_DAYS: days(30),
  RETENTION_INVITATIONS_DAYS: days(30),
  RETENTION_SECURITY_LOG_DAYS: days(180),
  BACKUP_FOLDER: optionalText((value) => value.length > 0, 'a folder'),
  BACKUP_EVERY_HOURS: integer(24, 1, 8_760),
  BACKUP_KEEP: integer(7, 1, 10_000),
  BACKUP_RECIPIENTS: list(isAgeRecipient, 'age public keys, such as age1…, separated by commas'),
  BACKUP_PASSPHRASE: optionalText((value) => value.length >= 8, 'a passphrase of at least 8 characters'),
  BACKUP_BEFORE_UPGRADE: flag(true),
  SMTP_URL: optionalText(isMailServerUrl, 'the URL of a mail server, such as smtps://name:password@mail.example.com'),
  MAIL_FROM: text(
    'Kindcrate <desk@localhost>',
    isSender,
    'an email address, or a name and an email address, such as Kindcrate <desk@example.com>',
  ),
  FOLLOW_MAILS_HOUR: integer(8, 0, 23),
  ...paymentSettings,
  METRICS_TOKEN: optionalText((value) => value.length >= 32, 'a secret of at least 32 characters'),
  LOG_LEVEL: choice('warn', ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
});

export const settingNames: readonly string[] = Object.keys(settings.schema);

type Settings = Infer<typeof settings>;

/** The settings, with the defaults that depend on other settings filled in. `DATA_FOLDER` and `BACKUP_FOLDER` are absolute. */
export type Environment = Omit<Settings, 'PUBLIC_URL' | 'PAYMENT_FRAME_URL'> & {
  PUBLIC_URL: string;
  PAYMENT_FRAME_URL: string;
};

/** Thrown when the server cannot start with its settings. The message says what to change. */
export class BadSettingsError extends Error {}

/**
 * Parses the environment.
 * @throws BadSettingsError when a variable is invalid or missing. An empty variable counts as missing.
 */
export function readEnvironment(source: Record<string, string | undefined> = process.env): Environment {
  const given = Object.fromEntries(settingNames.map((name) => [name, source[name]?.trim() || undefined]));
  if (given.NODE_ENV === 'production') given.SAMPLE_DATA ??= 'false';
  const [error, value] = settings.validate(given, { coerce: true });
  if (error) throw badSettingsError(error.failures().map(({ key, message }) => `${key} must be ${message}`));
  if (value.DATABASE_URL && !value.JWT_SECRET)
    throw badSettingsError([
      'JWT_SECRET must be set when DATABASE_URL is, because all servers that share a database must sign tokens with the same secret',
    ]);
  const missingForPayments = listMissingPaymentSettings(value);
  if (missingForPayments.length) throw badSettingsError(missingForPayments);
  const missingForS3 = listMissingS3Settings(value);
  if (missingForS3.length)
    throw badSettingsError(missingForS3.map((name) => `${name} must be set when another IMAGES_S3_… is`));
  if (value.STAFF_EMAIL && !isEmail(value.STAFF_EMAIL, value.ACCEPTED_EMAIL_DOMAINS))
    throw badSettingsError(['STAFF_EMAIL must have a domain that ACCEPTED_EMAIL_DOMAINS contains']);
  if (value.BACKUP_PASSPHRASE && value.BACKUP_RECIPIENTS.length)
    throw badSettingsError([
      'BACKUP_PASSPHRASE must not be set when BACKUP_RECIPIENTS is: a backup has one or the other',
    ]);
  return {
    ...value,
    DATA_FOLDER: resolve(projectFolder, value.DATA_FOLDER),
    BACKUP_FOLDER: value.BACKUP_FOLDER && resolve(projectFolder, value.BACKUP_FOLDER),
    PAYMENT_FRAME_URL: frameTemplateOf(value),
    PUBLIC_URL: value.PUBLIC_URL ? new URL(value.PUBLIC_URL).origin : `http://localhost:${value.PORT}`,
  };
}

/** The settings that images in a bucket require. Either all of them are set or none. */
const requiredForS3 = [
  'IMAGES_S3_ENDPOINT',
  'IMAGES_S3_BUCKET',
  'IMAGES_S3_ACCESS_KEY_ID',
  'IMAGES_S3_SECRET_ACCESS_KEY',
] as const;

function listMissingS3Settings(value: Settings): string[] {
  const missing = requiredForS3.filter((name) => value[name] === undefined);
  return missing.length === requiredForS3.length ? [] : missing;
}

function badSettingsError(lines: string[]): BadSettingsError {
  return new BadSettingsError(['These settings are not valid:', ...lines].join('\n  '));
}

/** An http or https URL without a path, a username or markup; a slash at the end is allowed. */
function isSiteUrl(value: string): boolean {
  return URL.canParse(value) && /^https?:\/\/[^/?#@\s"'<>&]+\/?$/i.test(value);
}

function isBucketName(value: string): boolean {
  return /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(value);
}

function isPassword(value: string): boolean {
  return value.length >= limits.password.min && value.length <= limits.password.max;
}

/** Checks only the form of a public key: its checksum is checked when a backup is made. */
export function isAgeRecipient(value: string): boolean {
  return /^age1[a-z0-9]{40,}$/.test(value);
}

function isMailServerUrl(value: string): boolean {
  return URL.canParse(value) && /^smtps?:\/\/[^/]/i.test(value);
}

/** `address` or `Name <address>`, without line breaks or other addresses. */
function isSender(value: string): boolean {
  return /^(?:[^\p{Cc}<>@,;"]+ <[^\s<>@,;"]+@[\w.-]+>|[^\s<>@,;"]+@[\w.-]+)$/u.test(value);
}
