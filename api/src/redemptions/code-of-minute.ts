import type { Profile } from '@kindcrate/contract/profile';
import type { Services } from '../services.ts';
import { drawCode } from './create-code.ts';
import { codeLifetime, createCodeSigner } from './signed-code.ts';

type CodeOfMinute = Pick<Profile, 'qrcode' | 'qrcodeExpiresAt'>;

/** Milliseconds. */
const minute = 60_000;
/** The maximum number of drawn codes that are kept in memory; each takes about 8 kB. */
const maxDrawnCodes = 1_000;

/**
 * Creates a function that returns a session's code of the current minute, valid for one to two minutes. The function stores
 * nothing: the signature proves that the code is genuine, and only its use is stored. The code stays the same for a minute, so
 * that its QR code, which takes longer to create than the rest of the profile, is drawn only once. The function returns JSON, because
 * serializing the QR code for each request would account for a tenth of the time that the profile's reply takes.
 */
export function createCodeOfMinuteSerializer({ environment, tokenSecret }: Services): (sessionId: string) => string {
  const signer = createCodeSigner(tokenSecret);
  const drawn = new Map<string, string>();
  let drawnAt = 0;

  return (sessionId) => {
    const startOfMinute = Math.floor(Date.now() / minute) * minute;
    if (drawnAt !== startOfMinute) drawn.clear();
    drawnAt = startOfMinute;
    return drawn.get(sessionId) ?? drawAndCache(sessionId, startOfMinute + codeLifetime);
  };

  function drawAndCache(sessionId: string, expiry: number): string {
    const code = signer.sign({ sessionId, expiresAt: expiry / 1000, nonce: 0 });
    const fields: CodeOfMinute = {
      qrcode: drawCode(environment, code),
      qrcodeExpiresAt: new Date(expiry).toISOString(),
    };
    const result = JSON.stringify(fields);
    const [oldest] = drawn.keys();
    if (drawn.size >= maxDrawnCodes && oldest !== undefined) drawn.delete(oldest);
    drawn.set(sessionId, result);
    return result;
  }
}
