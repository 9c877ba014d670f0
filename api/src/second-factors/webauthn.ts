import type { BodyOf } from '@kindcrate/contract/endpoint';
import type { addPasskeyEndpoint, logInWithPasskeyEndpoint } from '@kindcrate/contract/second-factors';
import type { Environment } from '../config/environment.ts';
import type { PasskeyRow } from '../database/second-factor-rows.ts';

/** The site as WebAuthn knows it: passkeys work only on this origin. */
export interface RelyingParty {
  /** The host name of the site. */
  id: string;
  origin: string;
}

export function relyingPartyOf({ PUBLIC_URL }: Pick<Environment, 'PUBLIC_URL'>): RelyingParty {
  const { hostname, origin } = new URL(PUBLIC_URL);
  return { id: hostname, origin };
}

/** COSE algorithm numbers, the preferred one first: Ed25519, ES256, RS256. Every current authenticator supports one of them. */
export const signatureAlgorithms = [-8, -7, -257];

/**
 * The password has been checked before, so touching the authenticator is enough. Security keys without a PIN or a fingerprint
 * reader work too.
 */
const requireUserVerification = false;

/** Loaded by the first request with a passkey: the parsers take 16 MB of memory, and passkeys are rare. */
const loadLibrary = () => import('@simplewebauthn/server');

export type PasskeyCredential = Pick<PasskeyRow, 'id' | 'public_key' | 'counter'>;

/**
 * Checks what a browser returned for a new passkey. The caller checks that the challenge is open.
 * @returns undefined when the passkey must be refused
 */
export async function verifyNewPasskey(
  { id: rpId, origin }: RelyingParty,
  { id, clientDataJSON, attestationObject, challenge }: BodyOf<typeof addPasskeyEndpoint>,
): Promise<PasskeyCredential | undefined> {
  const { verifyRegistrationResponse } = await loadLibrary();
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { ...credentialOf(id), response: { clientDataJSON, attestationObject } },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification,
    supportedAlgorithmIDs: signatureAlgorithms,
  }).catch(notVerified);
  const credential = registrationInfo?.credential;
  // The library takes the id from the attestation, and does not compare it with the id that the browser sent.
  if (credential?.id !== id) return undefined;
  const publicKey = Buffer.from(credential.publicKey).toString('base64url');
  return { id: credential.id, public_key: publicKey, counter: credential.counter };
}

/**
 * Checks the signature of a passkey over a challenge. The caller checks that the challenge is open.
 * @returns the passkey's count of its uses; undefined when the signature must be refused
 */
export async function verifyPasskey(
  { id: rpId, origin }: RelyingParty,
  { id, public_key, counter }: PasskeyCredential,
  { challenge, clientDataJSON, authenticatorData, signature }: BodyOf<typeof logInWithPasskeyEndpoint>,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await loadLibrary();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...credentialOf(id), response: { clientDataJSON, authenticatorData, signature } },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    credential: { id, publicKey: new Uint8Array(Buffer.from(public_key, 'base64url')), counter },
    requireUserVerification,
  }).catch(notVerified);
  return verified ? authenticationInfo?.newCounter : undefined;
}

const credentialOf = (id: string) => ({
  id,
  rawId: id,
  type: 'public-key' as const,
  clientExtensionResults: {},
});

/** The library throws a plain error for everything that it refuses. */
const notVerified = () => ({ verified: false, registrationInfo: undefined, authenticationInfo: undefined }) as const;
