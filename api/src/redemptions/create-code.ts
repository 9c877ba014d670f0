import { randomInt, randomUUID } from 'node:crypto';
import type { RedemptionCode } from '@kindcrate/contract/profile';
import { formatShortCode } from '@kindcrate/contract/redemption-codes';
import { createEventLoopQueue } from '../concurrency/event-loop-queue.ts';
import type { Environment } from '../config/environment.ts';
import { drawQrCode } from '../qr-code.ts';
import { createShortCode, hashSecretCode, hashShortCode } from '../secret-codes.ts';
import type { Services } from '../services.ts';
import { transact } from '../transact.ts';
import { deleteExpiredCodes, deleteSurplusCodes, insertCode } from './code-repository.ts';
import { type CodeSigner, codeLifetime } from './signed-code.ts';

/** The maximum number of unused short codes per user: a page renews its code, and may be open in several windows. */
const maxUnusedCodes = 3;
/** The maximum number of codes that are deleted at a time, so that no single request has to clean up for everyone. */
const maxDeletedCodes = 100;

const runInOwnTurn = createEventLoopQueue();

interface CodeOwner {
  userId: string;
  sessionId: string;
}

/** Creates a code that a partner can redeem once, by its QR code or by its short code. */
export async function createRedemptionCode(
  services: Services,
  signer: CodeSigner,
  owner: CodeOwner,
): Promise<RedemptionCode> {
  const { code, shortCode, expiresAt } = await storeRedemptionCode(services, signer, owner);
  return {
    qrcode: await runInOwnTurn(() => drawCode(services.environment, code)),
    qrcodeExpiresAt: expiresAt.toISOString(),
    shortCode: formatShortCode(shortCode),
  };
}

/**
 * Draws the QR code of a link with a redemption code after the `#`: browsers do not send that part to servers, so no log contains the
 * redemption code.
 */
export function drawCode({ PUBLIC_URL }: Environment, code: string): string {
  return drawQrCode(`${PUBLIC_URL}/redeem#${code}`);
}

/**
 * Creates both forms of a code and stores their hashes. If the user has too many unused codes, the oldest are deleted. The long
 * form would work without a row, but the row connects it with the short form: using either uses up both.
 */
export async function storeRedemptionCode(
  services: Services,
  signer: CodeSigner,
  { userId, sessionId }: CodeOwner,
): Promise<{ code: string; shortCode: string; expiresAt: Date }> {
  const now = new Date();
  const expiresAt = new Date(now.getTime() + codeLifetime);
  // From 1, because 0 is the nonce of the code of the minute.
  const nonce = randomInt(1, 2 ** 48 - 1);
  const code = signer.sign({ sessionId, expiresAt: Math.floor(expiresAt.getTime() / 1000), nonce });
  const shortCode = createShortCode();
  await transact(services, async (transaction) => {
    await deleteExpiredCodes(transaction, now, maxDeletedCodes);
    await deleteSurplusCodes(transaction, userId, { kept: maxUnusedCodes - 1, limit: maxDeletedCodes });
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
  return { code, shortCode, expiresAt };
}
