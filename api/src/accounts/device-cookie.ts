import { randomBytes, timingSafeEqual } from 'node:crypto';
import { logInEndpoint } from '@kindcrate/contract/accounts';
import type { Environment } from '../config/environment.ts';
import { deriveKey, keyedHash } from '../derived-keys.ts';

/** Counted from the latest login. */
const maxAgeSeconds = 180 * 24 * 60 * 60;
/** A browser is recognized for at most this many accounts; a family or a team may share it. */
const maxAccounts = 5;

/** A device that logged in before: its random id, and a signature for each of its accounts, the latest login first. */
interface KnownDevice {
  id: string;
  signatures: string[];
}

export interface DeviceCookies {
  /**
   * @param header the request's `Cookie` header
   * @returns the id of a device that logged in to this account before; undefined for a stranger
   */
  recognize(header: string | undefined, accountId: string): string | undefined;
  /** The `Set-Cookie` header after a login. The device stays known to its other accounts. */
  remember(header: string | undefined, accountId: string): string;
}

/**
 * Recognizes devices with cookies, as OWASP recommends:
 * https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies
 * The cookie does not log anyone in, and contains no personal data. Each signature is for an account, not for an email
 * address, because anyone can register an address and log in before its owner does.
 */
export function createDeviceCookies({
  tokenSecret,
  environment,
}: {
  tokenSecret: string;
  environment: Pick<Environment, 'PUBLIC_URL'>;
}): DeviceCookies {
  const key = deriveKey(tokenSecret, 'device cookie');
  const isSecure = environment.PUBLIC_URL.startsWith('https:');
  // With this prefix, browsers accept the cookie only over HTTPS.
  const name = isSecure ? '__Secure-device' : 'device';
  const attributes = `Path=/api${logInEndpoint.path}; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
  const sign = (id: string, accountId: string) => keyedHash(key, `${id} ${accountId}`);

  return {
    recognize(header, accountId) {
      const device = readDevice(header, name);
      if (!device) return undefined;
      const expected = Buffer.from(sign(device.id, accountId));
      const isKnown = device.signatures.some((signature) => timingSafeEqual(Buffer.from(signature), expected));
      return isKnown ? device.id : undefined;
    },
    remember(header, accountId) {
      const { id, signatures } = readDevice(header, name) ?? {
        id: randomBytes(16).toString('base64url'),
        signatures: [],
      };
      const signature = sign(id, accountId);
      const others = signatures.filter((other) => other !== signature).slice(0, maxAccounts - 1);
      return `${name}=${[id, signature, ...others].join('.')}; ${attributes}`;
    },
  };
}

/** The id and up to `maxAccounts` signatures. Each has 128 bits, which are 22 characters of base64url. */
const cookieValuePattern = /^[\w-]{22}(?:\.[\w-]{22}){1,5}$/;

function readDevice(header: string | undefined, name: string): KnownDevice | undefined {
  const cookies = (header ?? '').split(';').map((cookie) => cookie.trim());
  const value = cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1);
  if (!value || !cookieValuePattern.test(value)) return undefined;
  const [id = '', ...signatures] = value.split('.');
  return { id, signatures };
}
