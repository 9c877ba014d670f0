import type { SecondStep } from '@kindcrate/contract/second-factors';
import { createOneTimeCode, timeStep } from '../../src/second-factors/totp.ts';
import { password, type TestApp, type TestReply } from './test-app.ts';

/** An authenticator app that is set up for an account, and the account's recovery codes. */
export interface AuthenticatorApp {
  secret: Buffer;
  recoveryCodes: string[];
  /** The one-time code that the app shows this many periods of 30 seconds from now; a negative number is a time in the past. */
  code: (periods?: number) => string;
}

/** Sets up an authenticator app with the code of the previous period, so that the current one can still be used. */
export async function setUpAuthenticator(api: TestApp, token: string): Promise<AuthenticatorApp> {
  const { data } = (await api.send('POST', '/api/second-factors/authenticator', {}, token)).body;
  const secret = fromBase32(data.secret);
  const code = (periods = 0) => createOneTimeCode(secret, timeStep(new Date()) + periods);
  const { body } = await api.send('PUT', '/api/second-factors/authenticator', { code: code(-1) }, token);
  return { secret, recoveryCodes: body.recoveryCodes, code };
}

/** Logs in with the right password, and returns the second step that the API requests. */
export async function enterPassword(api: TestApp, email: string): Promise<SecondStep> {
  return (await api.send('POST', '/api/Login', { email, password })).body.secondFactor;
}

/** Logs in with the right password and a code. */
export async function logInWithCode(api: TestApp, email: string, code: string): Promise<TestReply> {
  const { challenge } = await enterPassword(api, email);
  return api.send('POST', '/api/Login/code', { challenge, code });
}

function fromBase32(text: string): Buffer {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...text].map((character) => alphabet.indexOf(character).toString(2).padStart(5, '0')).join('');
  const bytes = bits.match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}
