import { addRedemptionCode } from '../repositories/redemption-codes.ts';
import { createSecretCode, hashSecretCode } from '../secret-codes.ts';
import type { Services } from '../services.ts';
import { drawQrCode } from './qr-code.ts';

/** Milliseconds. */
const lifetime = 120_000;

/**
 * Makes a code that a partner can redeem once, and draws the link that holds it. The code stands behind `#`, so it
 * never reaches a server's log on its way.
 */
export async function drawRedemptionCode({ database, environment }: Services, userId: string) {
  const code = createSecretCode();
  const now = new Date();
  const expiresAt = new Date(now.getTime() + lifetime);
  await addRedemptionCode(database, { userId, codeHash: hashSecretCode(code), now, expiresAt });
  return { qrcode: drawQrCode(`${environment.PUBLIC_URL}/redeem#${code}`), qrcodeExpiresAt: expiresAt.toISOString() };
}
