import type { OrderStatus } from '@kindcrate/contract/orders';
import type { MailText } from '../mail/fill-in-mail.ts';

export const greeting = 'Hello {name},';

export const farewell = ['See all your donations: {profile}', 'Thank you for giving. Kindcrate'];

/** What a donor is written at each step of a donation. */
export const orderTexts: Record<OrderStatus, MailText> = {
  submitted: {
    subject: 'Your donation {number} is with us',
    lines: [
      'thank you for offering {item} to {charity}. Your donation has the number {number}.',
      'Somebody of our staff looks at it next. You need to do nothing until we write again.',
    ],
  },
  'under review': {
    subject: 'Somebody is looking at your donation {number}',
    lines: [
      'our staff is looking at your offer of {item} for {charity}. We write again when it is decided.',
      'A word from our staff: {reason}',
    ],
  },
  accepted: {
    subject: 'Your donation {number} is welcome',
    lines: [
      '{charity} would love to have {item}.',
      'Bring it, or keep it ready for whoever comes for it, as you agreed. We write again when it has come.',
      'A word from our staff: {reason}',
    ],
  },
  received: {
    subject: 'Your donation {number} has come',
    lines: [
      '{item} came to {charity}. Thank you.',
      'Pieces that came: {quantity}',
      'Coins for you: {coins}',
      'A word from our staff: {reason}',
      'Your receipt, which anyone who has this address can read: {receipt}',
    ],
  },
  completed: {
    subject: 'Your donation {number} is where it is needed',
    lines: [
      '{charity} has put {item} to use. With that, your donation is complete.',
      'A word from our staff: {reason}',
    ],
  },
  declined: {
    subject: 'We cannot take your donation {number}',
    lines: [
      'we are sorry: {charity} cannot use {item}.',
      'The reason: {reason}',
      'The coins that it had earned were taken back: {coinsBack}',
      'You can offer something else at any time.',
    ],
  },
  cancelled: {
    subject: 'Your donation {number} is cancelled',
    lines: [
      'your offer of {item} to {charity} is cancelled.',
      'The reason: {reason}',
      'You can give again at any time.',
    ],
  },
};
