import { array, boolean, define, type Infer, integer, nullable, object, optional, string } from 'superstruct';
import { bodylessEndpoint, jsonEndpoint } from './endpoint.ts';
import { singleLine } from './fields.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { messageReply } from './replies.ts';
import { parseSecondFactorCode } from './second-factor-codes.ts';

/** What a browser needs to find one of the account's passkeys (WebAuthn's `PublicKeyCredentialDescriptor`). */
const passkeyDescriptor = object({ id: string(), transports: array(string()) });

/** The second step of a login: the second factor has to answer the challenge within five minutes. */
export const secondStep = object({
  /** 256 random bits in base64url. Also the challenge that a passkey signs. */
  challenge: string(),
  /** Whether an authenticator app is set up. Recovery codes work with or without one. */
  hasAuthenticator: boolean(),
  /** The relying party ID of WebAuthn. */
  rpId: string(),
  passkeys: array(passkeyDescriptor),
});

export type SecondStep = Infer<typeof secondStep>;

const logInReply = object({ ...messageReply.schema, token: string() });

/** Takes a code of the authenticator app or a recovery code. */
export const logInWithCodeEndpoint = jsonEndpoint({
  method: 'POST',
  path: '/Login/code',
  body: object({ challenge: base64url(), code: secondFactorCode() }),
  reply: logInReply,
});

export const logInWithPasskeyEndpoint = jsonEndpoint({
  method: 'POST',
  path: '/Login/passkey',
  body: object({
    challenge: base64url(),
    id: base64url(),
    clientDataJSON: base64url(),
    authenticatorData: base64url(),
    signature: base64url(),
  }),
  reply: logInReply,
});

/** The account's second factors. Times are ISO 8601. */
export const secondFactors = object({
  /** When the authenticator app was set up; null without one. */
  authenticatorSince: nullable(string()),
  passkeys: array(object({ _id: string(), name: string(), createdAt: string(), lastUsedAt: nullable(string()) })),
  recoveryCodesLeft: integer(),
  /** Whether this account needs a second factor to use the desk. */
  isRequired: boolean(),
});

export type SecondFactors = Infer<typeof secondFactors>;

const authenticated = { needsToken: true } as const;

export const getSecondFactorsEndpoint = bodylessEndpoint({
  ...authenticated,
  method: 'GET',
  path: '/second-factors',
  reply: object({ data: secondFactors }),
});

/** Starts setting up an authenticator app, which becomes a second factor only once one of its codes has been entered. */
export const startAuthenticatorEndpoint = bodylessEndpoint({
  ...authenticated,
  method: 'POST',
  path: '/second-factors/authenticator',
  reply: object({
    data: object({
      /** An `otpauth:` URI. */
      uri: string(),
      /** The same URI as a QR code, in a data URI. */
      qrcode: string(),
      /** The secret in base32, to type into the app. */
      secret: string(),
    }),
  }),
});

export type AuthenticatorSetup = Infer<typeof startAuthenticatorEndpoint.reply>['data'];

/** The reply to a change describes all second factors again. It is the only reply that contains new recovery codes. */
const factorsReply = object({
  ...messageReply.schema,
  data: secondFactors,
  recoveryCodes: optional(array(string())),
});

export const confirmAuthenticatorEndpoint = jsonEndpoint({
  ...authenticated,
  method: 'PUT',
  path: '/second-factors/authenticator',
  body: object({ code: oneTimeCode() }),
  reply: factorsReply,
});

export const removeAuthenticatorEndpoint = bodylessEndpoint({
  ...authenticated,
  method: 'POST',
  path: '/second-factors/authenticator/remove',
  reply: factorsReply,
});

/** Returns the options with which a browser creates a passkey. */
export const startPasskeyEndpoint = bodylessEndpoint({
  ...authenticated,
  method: 'POST',
  path: '/second-factors/passkeys/start',
  reply: object({
    data: object({
      challenge: string(),
      rp: object({ id: string(), name: string() }),
      user: object({ id: string(), name: string(), displayName: string() }),
      /** The COSE numbers of the signature algorithms that the API can check. */
      algorithms: array(integer()),
      /** The passkeys that the account already has. */
      existing: array(passkeyDescriptor),
    }),
  }),
});

export type PasskeySetup = Infer<typeof startPasskeyEndpoint.reply>['data'];

export const addPasskeyEndpoint = jsonEndpoint({
  ...authenticated,
  method: 'POST',
  path: '/second-factors/passkeys',
  body: object({
    name: passkeyName(),
    challenge: base64url(),
    id: base64url(),
    clientDataJSON: base64url(),
    attestationObject: base64url(),
    transports: transports(),
  }),
  reply: factorsReply,
});

export const removePasskeyEndpoint = bodylessEndpoint({
  ...authenticated,
  method: 'POST',
  path: '/second-factors/passkeys/:id/remove',
  reply: factorsReply,
});

/** Replaces all recovery codes. */
export const renewRecoveryCodesEndpoint = bodylessEndpoint({
  ...authenticated,
  method: 'POST',
  path: '/second-factors/recovery-codes',
  reply: factorsReply,
});

/** The name by which people tell their passkeys apart. */
export function passkeyName() {
  return singleLine('Name', limits.passkeyName);
}

function secondFactorCode() {
  const isCode = (value: unknown) => typeof value === 'string' && parseSecondFactorCode(value) !== undefined;
  return define<string>('second-factor code', (value) => isCode(value) || messages.secondFactorCode);
}

function oneTimeCode() {
  const isCode = (value: unknown) => typeof value === 'string' && parseSecondFactorCode(value)?.kind === 'one-time';
  return define<string>('one-time code', (value) => isCode(value) || messages.oneTimeCode);
}

/** Binary data from WebAuthn, in base64url. */
function base64url() {
  const isValid = (value: unknown) =>
    typeof value === 'string' && value.length <= limits.passkeyData && /^[\w-]+$/.test(value);
  return define<string>('base64url', (value) => isValid(value) || messages.passkey);
}

/** How a browser can reach the authenticator, as `getTransports()` names it. */
function transports() {
  const isValid = (value: unknown) =>
    Array.isArray(value) &&
    value.length <= 10 &&
    value.every((item) => typeof item === 'string' && /^[a-z-]{1,20}$/.test(item));
  return define<string[]>('transports', (value) => isValid(value) || messages.passkey);
}
