import type { Decrypter, Encrypter } from 'age-encryption';
import { BackupError } from './backup-error.ts';

/** Who can decrypt a backup: everyone who knows the passphrase, or who has the identity of one of the recipients. */
export type EncryptionChoice = { passphrase: string } | { recipients: string[] };

/** What decrypts a backup: a passphrase, or the identities in an age key file. */
export type Secrets = { passphrase: string } | { identities: string[] };

/** Encrypts or decrypts the bytes of one entry. */
export type Transform = (bytes: Uint8Array) => Promise<Uint8Array>;

/**
 * The key pair of one backup. Each entry is encrypted with the public half, which the header of the backup contains, so that an
 * interrupted backup can continue with the same key.
 */
export interface BackupKey {
  publicKey: string;
  /** The secret half, encrypted. */
  encryptedIdentity: Uint8Array;
}

// Loaded on demand: most servers never encrypt a backup.
const loadAge = () => import('age-encryption');

export async function createKey(encryption: EncryptionChoice): Promise<BackupKey> {
  const { Encrypter, generateX25519Identity, identityToRecipient } = await loadAge();
  const identity = await generateX25519Identity();
  const encrypter = new Encrypter();
  if ('passphrase' in encryption) encrypter.setPassphrase(encryption.passphrase);
  else for (const recipient of encryption.recipients) addRecipient(encrypter, recipient);
  return {
    publicKey: await identityToRecipient(identity),
    encryptedIdentity: await encrypter.encrypt(`${identity}\n`),
  };
}

function addRecipient(encrypter: Encrypter, recipient: string): void {
  try {
    encrypter.addRecipient(recipient);
  } catch {
    throw new BackupError(`${recipient} is not an age public key.`);
  }
}

/** @returns a function that encrypts one entry with the public half of a backup's key. */
export async function prepareEncryption(publicKey: string): Promise<Transform> {
  const { Encrypter } = await loadAge();
  const encrypter = new Encrypter();
  encrypter.addRecipient(publicKey);
  return (bytes) => encrypter.encrypt(bytes);
}

/**
 * @param encryptedIdentity the secret half of a backup's key, encrypted
 * @returns a function that decrypts one entry.
 * @throws BackupError when the passphrase or the identities are not those of the backup.
 */
export async function prepareDecryption(encryptedIdentity: Uint8Array, secrets: Secrets): Promise<Transform> {
  const { Decrypter } = await loadAge();
  const identityDecrypter = new Decrypter();
  if ('passphrase' in secrets) identityDecrypter.addPassphrase(secrets.passphrase);
  else for (const identity of secrets.identities) addIdentity(identityDecrypter, identity);
  const identity = await identityDecrypter.decrypt(encryptedIdentity, 'text').catch(() => {
    const kind = 'passphrase' in secrets ? 'passphrase' : 'identity';
    throw new BackupError(`This ${kind} does not decrypt the backup. Nothing was changed.`);
  });
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity.trim());
  return (bytes) => decrypter.decrypt(bytes);
}

/** The identity itself is secret, so the message does not quote it. */
function addIdentity(decrypter: Decrypter, identity: string): void {
  try {
    decrypter.addIdentity(identity);
  } catch {
    throw new BackupError('The key file has a line that is not an age identity.');
  }
}

/** The identities in a key file as `age-keygen` writes it: one per line, between comments. */
export function readIdentities(keyFile: string): string[] {
  return keyFile
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('#'));
}
