import { orderNumber } from '@kindcrate/contract/order-number';
import { composeMail } from '../mail/compose-mail.ts';
import type { WriteMail } from '../mail/mail.ts';
import { createSecretCode, hashSecretCode } from '../secret-codes.ts';
import { mailTemplate } from '../texts/texts.ts';
import { claimLinkLifetime, findClaimable, setClaimCode } from './claim-link-repository.ts';

export const claimLinkMessageKind = 'claim link';

export interface ClaimLinkMessage {
  orderId: string;
}

const day = 24 * 60 * 60 * 1000;

/**
 * Writes the email with the claim link. The code is created here, so that it is stored nowhere but in the email itself; when the
 * email is written again after a failure, only the latest link works. The email quotes nothing that the desk typed, because nobody
 * has confirmed the address: someone with a stolen session at the desk must not be able to send their own text to strangers.
 */
export const writeClaimLinkMail: WriteMail = async (database, payload, publicUrl) => {
  const { orderId }: ClaimLinkMessage = JSON.parse(payload);
  const now = new Date();
  const code = createSecretCode();
  const link = await setClaimCode(database, orderId, hashSecretCode(code), now);
  const order = link && (await findClaimable(database, hashSecretCode(code), now));
  if (!order) return 'drop';
  return composeMail(
    mailTemplate('gift.claim'),
    { email: link.email },
    {
      number: orderNumber(orderId),
      charity: order.title,
      quantity: order.received_quantity ?? order.quantity,
      link: new URL(`/claim#${code}`, publicUrl),
      days: Math.round(claimLinkLifetime / day),
    },
  );
};
