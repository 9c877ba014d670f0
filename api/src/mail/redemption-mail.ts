import type { RedemptionAddressee } from '../repositories/redemptions.ts';
import { fillIn } from './fill-in.ts';
import type { Mail } from './mail.ts';

const subject = 'You spent {coins} at {brand}';

const lines = [
  'Hello {name},',
  'you approved {coins} for a discount at {brand}.',
  'Both of you have this reference: {reference}',
  'Was that not you? Change your password at once, and write to us: {contact}',
  'See every coin: {ledger}',
  'Thank you for giving. Kindcrate',
];

/** Writes the e-mail about coins that were spent. */
export function writeRedemptionMail(
  { username, email, coins, brand, reference }: RedemptionAddressee,
  publicUrl: string,
): Pick<Mail, 'to' | 'subject' | 'text'> {
  const values = {
    name: username,
    brand,
    reference,
    coins: coins === 1 ? '1 coin' : `${coins} coins`,
    contact: `${publicUrl}/contact`,
    ledger: `${publicUrl}/coins`,
  };
  return {
    to: { name: username, address: email },
    subject: fillIn(subject, values) ?? subject,
    text: `${lines.flatMap((line) => fillIn(line, values) ?? []).join('\n\n')}\n`,
  };
}
