import type { RedemptionCodeView } from '@kindcrate/contract/profile';
import { formatShortCode } from '@kindcrate/contract/redemption-codes';
import { isStorageFull } from '../database/storage-full.ts';
import { createSecretCode, createShortCode, hashSecretCode, hashShortCode } from '../secret-codes.ts';
import type { Services } from '../services.ts';
import { addRedemptionCode } from './code-repository.ts';
import { drawQrCode } from './qr-code.ts';

/** Milliseconds. */
const lifetime = 120_000;

/**
 * Makes a code that a partner can redeem once, in either of its forms, and draws the link that holds the long one. It
 * stands behind `#`, so it never reaches a server's log on its way.
 */
export async function drawRedemptionCode(
  { database, environment, tokenSecret }: Services,
  userId: string,
): Promise<RedemptionCodeView> {
  const [code, shortCode] = [createSecretCode(), createShortCode()];
  const now = new Date();
  const expiresAt = new Date(now.getTime() + lifetime);
  const hashes = { codeHash: hashSecretCode(code), shortCodeHash: hashShortCode(shortCode, tokenSecret) };
  await addRedemptionCode(database, { userId, ...hashes, now, expiresAt });
  return {
    qrcode: drawQrCode(`${environment.PUBLIC_URL}/redeem#${code}`),
    qrcodeExpiresAt: expiresAt.toISOString(),
    shortCode: formatShortCode(shortCode),
  };
}

/** The same, and empty while the disk is full: there is no code just now, and the profile can be read all the same. */
export async function drawRedemptionCodeIfRoom(services: Services, userId: string): Promise<RedemptionCodeView> {
  try {
    return await drawRedemptionCode(services, userId);
  } catch (error) {
    if (isStorageFull(error as Error)) return { qrcode: '', qrcodeExpiresAt: '', shortCode: '' };
    throw error;
  }
}
