import { resolve } from 'node:path';
import { isEmail } from '@kindcrate/contract/email';
import { limits } from '@kindcrate/contract/limits';
import { isFrameTemplate, sandboxFrame } from '@kindcrate/contract/payments';
import { type Infer, object } from 'superstruct';
import { isDatabaseAddress } from '../database/address.ts';
import { choice, list, numberFrom, optionalText, ruledText, text, truth, wholeNumber } from './setting-types.ts';

/** The folder of the whole project. */
export const projectFolder = resolve(import.meta.dirname, '../../..');

const most = Number.MAX_SAFE_INTEGER;

/** Every variable that the API reads, with what it is when unset; `.env.example` explains each. */
const settings = object({
  PORT: wholeNumber(4321, 0, 65_535),
  HOST: text('127.0.0.1'),
  DATA_FOLDER: text('data'),
  DATABASE_URL: optionalText(isDatabaseAddress, 'an address such as postgres://user:password@host:5432/database'),
  PUBLIC_URL: optionalText(isWebAddress, 'an address that starts with http:// or https:// and has no path'),
  JWT_SECRET: optionalText((value) => value.length >= 32, 'a secret of at least 32 characters'),
  STAFF_EMAIL: optionalText(isEmail, 'an e-mail address that ends in .com or .net'),
  STAFF_PASSWORD: optionalText(isPasswordLength, 'a password of 8 to 128 characters'),
  SAMPLE_DATA: truth(true),
  // What they bound fits any integer of a database then.
  COINS_PER_ORDER: wholeNumber(10, 0, limits.coins.max),
  COINS_PER_ITEM: wholeNumber(1, 0, limits.coins.max),
  COINS_MOST: wholeNumber(60, 0, limits.coins.max),
  CORS_ORIGINS: list(isWebAddress, 'addresses such as https://example.com, separated by commas'),
  TRUST_PROXY_HOPS: wholeNumber(0, 0, 10),
  LIMIT_REGISTRATIONS_PER_HOUR: wholeNumber(20, 1, most),
  LIMIT_LOGINS_PER_QUARTER_HOUR: wholeNumber(60, 1, most),
  LIMIT_REQUESTS_PER_MINUTE: wholeNumber(300, 1, most),
  ADDRESS_LIMIT_FACTOR: numberFrom(1, 0.01, 1_000_000),
  SMTP_URL: optionalText(isMailServer, 'the address of a mail server, such as smtps://name:password@mail.example.com'),
  MAIL_FROM: text(
    'Kindcrate <desk@localhost>',
    isSender,
    'an e-mail address, or a name with one, such as Kindcrate <desk@example.com>',
  ),
  PAYMENT_PROVIDER: choice('sandbox', ['sandbox']),
  PAYMENT_FRAME_URL: ruledText(
    sandboxFrame,
    (value) => isFrameTemplate(value) && URL.canParse(value, 'http://localhost'),
    'an address with {token} in it, such as https://pay.example.com/frame?payment_token={token}',
  ),
  LOG_LEVEL: choice('warn', ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
});

type Settings = Infer<typeof settings>;

/** The settings, with the ones that depend on others filled in. `DATA_FOLDER` is absolute. */
export type Environment = Omit<Settings, 'PUBLIC_URL'> & { PUBLIC_URL: string };

/** Variables that cannot be used, each with what it should be. */
export class BadSettingsError extends Error {}

/**
 * Reads the environment once.
 * @throws BadSettingsError that lists every bad variable, with what it should be.
 */
export function readEnvironment(source: Record<string, string | undefined> = process.env): Environment {
  const known = Object.keys(settings.schema).map((name) => [name, source[name]?.trim() || undefined]);
  const [error, value] = settings.validate(Object.fromEntries(known), { coerce: true });
  if (error) throw badSettings(error.failures().map(({ key, message }) => `${key} must be ${message}`));
  if (value.DATABASE_URL && !value.JWT_SECRET)
    throw badSettings(['JWT_SECRET must be set when DATABASE_URL is: every server on a database signs with the same']);
  return {
    ...value,
    DATA_FOLDER: resolve(projectFolder, value.DATA_FOLDER),
    PUBLIC_URL: value.PUBLIC_URL?.replace(/\/$/, '') ?? `http://localhost:${value.PORT}`,
  };
}

function badSettings(lines: string[]): BadSettingsError {
  return new BadSettingsError(['These settings cannot be used:', ...lines].join('\n  '));
}

function isWebAddress(value: string): boolean {
  return URL.canParse(value) && /^https?:\/\/[^/?#]+\/?$/i.test(value);
}

function isPasswordLength(value: string): boolean {
  return value.length >= 8 && value.length <= 128;
}

function isMailServer(value: string): boolean {
  return URL.canParse(value) && /^smtps?:\/\/[^/]/i.test(value);
}

/** One address, with a name before it or not; no line break, no list. */
function isSender(value: string): boolean {
  return /^(?:[^\p{Cc}<>@,;"]+ <[^\s<>@,;"]+@[\w.-]+>|[^\s<>@,;"]+@[\w.-]+)$/u.test(value);
}
