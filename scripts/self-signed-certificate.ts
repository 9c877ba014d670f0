import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** A certificate for localhost. A browser that was started with the hash of the certificate's key accepts it; others do not. */
export interface SelfSignedCertificate {
  /** PEM */
  key: string;
  /** PEM */
  cert: string;
  /** The SHA-256 hash of the public key in base64, which `--ignore-certificate-errors-spki-list` requires */
  keyHash: string;
}

/** Node.js can read certificates but not create them, so this function encodes the few required fields (RFC 5280, section 4.1). */
export function createSelfSignedCertificate(): SelfSignedCertificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const name = sequence(element(0x31, sequence(commonName, element(0x0c, Buffer.from('localhost')))));
  const daysFromNow = (count: number) => new Date(Date.now() + count * 86_400_000);
  const validity = sequence(utcTime(daysFromNow(-1)), utcTime(daysFromNow(2)));
  const serial = element(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)]));
  const tbs = sequence(serial, ecdsaWithSha256, name, validity, name, spki);
  const signature = Buffer.concat([Buffer.from([0]), sign('sha256', tbs, privateKey)]);
  const certificate = sequence(tbs, ecdsaWithSha256, element(0x03, signature)).toString('base64');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${certificate.replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
    keyHash: createHash('sha256').update(spki).digest('base64'),
  };
}

/**
 * An ASN.1 element in DER. The tags are 0x02 for an integer, 0x03 for a bit string, 0x0c for text in UTF-8, 0x17 for a time in UTC,
 * 0x30 for a sequence and 0x31 for a set.
 */
function element(tag: number, content: Buffer): Buffer {
  const { length } = content;
  const encodedLength = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...encodedLength]), content]);
}

const sequence = (...parts: Buffer[]) => element(0x30, Buffer.concat(parts));
const utcTime = (date: Date) => element(0x17, Buffer.from(`${date.toISOString().replace(/[-:T]/g, '').slice(2, 14)}Z`));
/** Object identifiers (tag 0x06) of the name's only attribute and of the signature's algorithm. */
const commonName = Buffer.from('0603550403', 'hex');
const ecdsaWithSha256 = sequence(Buffer.from('06082a8648ce3d040302', 'hex'));
