import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** A security key in software, with one passkey. It answers in the form that a browser sends. */
export interface SecurityKey {
  id: string;
  /** What a browser returns for a new passkey. */
  create(challenge: string, changes?: Changes): Record<string, unknown>;
  /** What a browser returns at login. */
  answer(challenge: string, changes?: Changes): Record<string, unknown>;
}

/** What differs from a correct answer. */
interface Changes {
  origin?: string;
  rpId?: string;
  /** How many times the key was used. By default 1 for the first answer, 2 for the second, and so on. */
  counter?: number;
  type?: string;
  /** The origin of the site that shows ours in a frame. */
  topOrigin?: string;
  /** Whether the person touched the key. */
  isTouched?: boolean;
}

// Flags of the authenticator data (WebAuthn, section 6.1).
const userPresent = 0x01;
const hasCredential = 0x40;

const defaults = { origin: 'http://localhost:4321', rpId: 'localhost' };

export function createSecurityKey(): SecurityKey {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let useCount = 0;

  const clientData = (type: string, challenge: string, origin: string, topOrigin?: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: topOrigin !== undefined, topOrigin }));
  const authenticatorData = (rpId: string, counter: number, flags: number) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags]), count]);
  };

  return {
    id: id.toString('base64url'),
    create(challenge, { origin = defaults.origin, rpId = defaults.rpId, type = 'webauthn.create' } = {}) {
      const model = Buffer.alloc(16);
      const length = Buffer.from([0, id.length]);
      const credential = Buffer.concat([model, length, id, coseKey(x, y)]);
      const data = Buffer.concat([authenticatorData(rpId, 0, userPresent | hasCredential), credential]);
      return {
        challenge,
        id: id.toString('base64url'),
        clientDataJSON: clientData(type, challenge, origin).toString('base64url'),
        attestationObject: attestationObject(data).toString('base64url'),
        transports: ['usb'],
      };
    },
    answer(challenge, { counter = ++useCount, isTouched = true, type = 'webauthn.get', ...changes } = {}) {
      const { origin, rpId, topOrigin } = { ...defaults, ...changes };
      const client = clientData(type, challenge, origin, topOrigin);
      const data = authenticatorData(rpId, counter, isTouched ? userPresent : 0);
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
      return {
        challenge,
        id: id.toString('base64url'),
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
      };
    },
  };
}

/** The COSE map of an ES256 key, in CBOR. */
function coseKey(x: string, y: string): Buffer {
  // 0x58 begins a byte string; its length follows.
  const coordinate = (text: string) => Buffer.concat([Buffer.from([0x58, 32]), Buffer.from(text, 'base64url')]);
  // {1: 2, 3: -7, -1: 1, -2: x, -3: y}
  const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]);
  return Buffer.concat([head, coordinate(x), Buffer.from([0x22]), coordinate(y)]);
}

/** {fmt: 'none', attStmt: {}, authData}, in CBOR. */
function attestationObject(data: Buffer): Buffer {
  const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
  const mapOfThree = Buffer.from([0xa3]);
  const emptyMap = Buffer.from([0xa0]);
  const bytesHeader = Buffer.from([0x59, data.length >> 8, data.length & 0xff]);
  return Buffer.concat([
    mapOfThree,
    text('fmt'),
    text('none'),
    text('attStmt'),
    emptyMap,
    text('authData'),
    bytesHeader,
    data,
  ]);
}
