import type { BodyOf } from '@kindcrate/contract/endpoint';
import type {
  addPasskeyEndpoint,
  logInWithPasskeyEndpoint,
  PasskeySetup,
  SecondStep,
} from '@kindcrate/contract/second-factors';

/** How long the browser waits for the person, in ms. The API's challenge is valid for longer. */
const timeout = 120_000;

type PasskeyDescriptor = SecondStep['passkeys'][number];

export const supportsPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function';

/**
 * Asks the browser to create a passkey.
 * @returns undefined if the person or the browser declined
 */
export async function createPasskey({
  challenge,
  rp,
  user,
  algorithms,
  existing,
}: PasskeySetup): Promise<Omit<BodyOf<typeof addPasskeyEndpoint>, 'name'> | undefined> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON = {
    challenge,
    rp,
    user,
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key' as const, alg })),
    excludeCredentials: existing.map(toCredential),
    // The password is checked first, so the authenticator does not have to store the account or ask for a PIN.
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'discouraged' } as const,
    attestation: 'none' as const,
    timeout,
  };
  const created = await startRegistration({ optionsJSON }).catch(logDecline);
  if (!created) return undefined;
  const { clientDataJSON, attestationObject, transports = [] } = created.response;
  return { challenge, id: created.id, clientDataJSON, attestationObject, transports };
}

/**
 * Asks the browser to sign a login with one of the account's passkeys.
 * @returns undefined if the person or the browser declined
 */
export async function signWithPasskey({
  challenge,
  rpId,
  passkeys,
}: SecondStep): Promise<BodyOf<typeof logInWithPasskeyEndpoint> | undefined> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const allowCredentials = passkeys.map(toCredential);
  const optionsJSON = { challenge, rpId, allowCredentials, userVerification: 'discouraged' as const, timeout };
  const signed = await startAuthentication({ optionsJSON }).catch(logDecline);
  if (!signed) return undefined;
  const { clientDataJSON, authenticatorData, signature } = signed.response;
  return { challenge, id: signed.id, clientDataJSON, authenticatorData, signature };
}

const toCredential = ({ id, transports }: PasskeyDescriptor) => ({ id, type: 'public-key' as const, transports });

/** Browsers do not reveal why a request for a passkey failed: a canceled dialog, a timeout and a missing passkey look the same. */
function logDecline(error: unknown): undefined {
  console.warn(error);
}
