import { button, team } from './en-mail-paragraphs.ts';

// Failures, messages and emails about walk-ins: gifts that arrive unannounced.

export const walkInFailures = {
  'forbidden.own_walk_in': 'This is your own gift, so you can’t take it in yourself. Ask a colleague to do it.',
  'link_invalid.claim':
    'This link no longer works. It has expired, or someone has already added the gift to their account. If that was you, the gift is in your profile.',
  'too_many_requests.walk_in_emails':
    'This email was entered for {max, plural, one {# gift} other {# gifts}} within a day, which is all we allow. Leave the email blank, or try again in {minutes, plural, one {# minute} other {# minutes}}.',
  'too_many_requests.walk_ins':
    'You have taken in {max, plural, one {# gift} other {# gifts}} in a short time, which is all we allow for one account. Ask a colleague to continue, or try again in {minutes, plural, one {# minute} other {# minutes}}.',
} as const;

export const walkInSuccesses = {
  claim: 'The gift is now in your account. Thank you for giving!',
  claimWithCoins:
    'The gift is now in your account, and it earned you {coins, plural, one {# coin} other {# coins}}. Thank you for giving!',
  takeIn: 'Gift {number} has been taken in.',
} as const;

/** The email quotes nothing that the desk typed; see `writeClaimLinkMail`. */
export const walkInMails = {
  'gift.claim': {
    subject: 'Thank you for your gift to {charity}',
    paragraphs: [
      'Hello,',
      '{quantity, plural, one {Thank you for the piece that you brought to {charity}!} other {Thank you for the # pieces that you brought to {charity}!}} The number of your gift is {number}.',
      'Add the gift to your account, and it earns you coins. If you don’t have an account yet, you can create one right there:',
      button('Add the gift to my account', 'link'),
      'You can use the link once, within {days} days. Anyone who has it can add the gift to their account, so please don’t forward this email.',
      'If you didn’t bring anything, you can ignore this email. We delete your address when the link expires.',
      team,
    ],
  },
} as const;
