import { countOf } from '../count-of.ts';
import { fillInMail, type MailText } from '../mail/fill-in-mail.ts';
import type { MailContent } from '../mail/mail.ts';
import type { RedemptionAddressee } from './repository.ts';

const text: MailText = {
  subject: 'You spent {coins} at {brand}',
  lines: [
    'Hello {name},',
    'you approved {coins} for a discount at {brand}.',
    'Both of you have this reference: {reference}',
    'Was that not you? Change your password at once, and write to us: {contact}',
    'See every coin: {ledger}',
    'Thank you for giving. Kindcrate',
  ],
};

/** Writes the e-mail about coins that were spent. */
export function writeRedemptionMail(addressee: RedemptionAddressee, publicUrl: string): MailContent {
  const { coins, brand, reference } = addressee;
  return fillInMail(text, addressee, {
    brand,
    reference,
    coins: countOf(coins, 'coin'),
    contact: `${publicUrl}/contact`,
    ledger: `${publicUrl}/coins`,
  });
}
