import type { Profile } from '@kindcrate/contract/profile';
import { isStorageFull } from '../database/storage-full.ts';
import { addRedemptionCode } from '../repositories/redemption-codes.ts';
import { createSecretCode, hashSecretCode } from '../secret-codes.ts';
import type { Services } from '../services.ts';
import { drawQrCode } from './qr-code.ts';

/** Milliseconds. */
const lifetime = 120_000;

type DrawnCode = Pick<Profile, 'qrcode' | 'qrcodeExpiresAt'>;

/**
 * Makes a code that a partner can redeem once, and draws the link that holds it. The code stands behind `#`, so it
 * never reaches a server's log on its way. Both texts are empty while the disk is full: there is no code just now, and
 * the profile can be read all the same.
 */
export async function drawRedemptionCode(services: Services, userId: string): Promise<DrawnCode> {
  try {
    return await drawStoredCode(services, userId);
  } catch (error) {
    if (isStorageFull(error as Error)) return { qrcode: '', qrcodeExpiresAt: '' };
    throw error;
  }
}

async function drawStoredCode({ database, environment }: Services, userId: string): Promise<DrawnCode> {
  const code = createSecretCode();
  const now = new Date();
  const expiresAt = new Date(now.getTime() + lifetime);
  await addRedemptionCode(database, { userId, codeHash: hashSecretCode(code), now, expiresAt });
  return { qrcode: drawQrCode(`${environment.PUBLIC_URL}/redeem#${code}`), qrcodeExpiresAt: expiresAt.toISOString() };
}
