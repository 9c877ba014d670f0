import { randomUUID } from 'node:crypto';
import type { RedemptionCodeView } from '@kindcrate/contract/profile';
import { formatShortCode } from '@kindcrate/contract/redemption-codes';
import { isStorageFull } from '../database/errors.ts';
import { drawQrCode } from '../qr-code.ts';
import { createSecretCode, createShortCode, hashSecretCode, hashShortCode } from '../secret-codes.ts';
import type { Services } from '../services.ts';
import { transact } from '../transact.ts';
import { deleteExpiredCodes, deleteOldestCodes, insertCode } from './code-repository.ts';

/** Milliseconds. */
const codeLifetime = 120_000;
/** Unused codes per user: a page renews its code, and may be open in several windows. */
const maxUnusedCodes = 3;
/** Codes to delete at a time, so that no single request has to clean up for everyone. */
const maxDeletedCodes = 100;

/**
 * Creates a code that a partner can redeem once, by its QR code or by its short code. The QR code holds a link with the
 * long code behind `#`, which browsers do not send to servers, so it appears in no log.
 */
export async function createRedemptionCode(services: Services, userId: string): Promise<RedemptionCodeView> {
  const { environment } = services;
  const [code, shortCode] = [createSecretCode(), createShortCode()];
  const expiresAt = await storeRedemptionCode(services, userId, { code, shortCode });
  return {
    qrcode: drawQrCode(`${environment.PUBLIC_URL}/redeem#${code}`),
    qrcodeExpiresAt: expiresAt.toISOString(),
    shortCode: formatShortCode(shortCode),
  };
}

/** Like `createRedemptionCode`, but returns empty texts when the disk is full, so that the profile stays readable. */
export async function createRedemptionCodeIfPossible(services: Services, userId: string): Promise<RedemptionCodeView> {
  try {
    return await createRedemptionCode(services, userId);
  } catch (error) {
    if (isStorageFull(error as Error)) return { qrcode: '', qrcodeExpiresAt: '', shortCode: '' };
    throw error;
  }
}

/**
 * Stores the hashes of a code, in place of the user's oldest codes.
 * @returns when the code expires.
 */
export async function storeRedemptionCode(
  services: Services,
  userId: string,
  { code, shortCode }: { code: string; shortCode: string },
): Promise<Date> {
  const now = new Date();
  const expiresAt = new Date(now.getTime() + codeLifetime);
  await transact(services, async (transaction) => {
    await deleteExpiredCodes(transaction, now, maxDeletedCodes);
    await deleteOldestCodes(transaction, userId, { kept: maxUnusedCodes - 1, limit: maxDeletedCodes });
    await insertCode(transaction, {
      id: randomUUID(),
      user_id: userId,
      code_hash: hashSecretCode(code),
      short_code_hash: hashShortCode(shortCode, services.tokenSecret),
      created_at: now.toISOString(),
      expires_at: expiresAt.toISOString(),
      redeemed_at: null,
    });
  });
  return expiresAt;
}
