import { donationsButton, greeting, thanks } from './en-mail-paragraphs.ts';

const outcome = [
  'In their words: “{outcomeLine}”',
  'There is a photo, too. You can find it with this donation in your profile: {outcomePhoto}',
  'They would like to show this on their page, without your name. They will do so only if you agree, which you can do in your profile: {outcomeConsent}',
] as const;

/** Emails to donors by the new status of their order, and about what became of it. */
export const orderMails = {
  'order.submitted': {
    subject: 'We received your donation offer {number}',
    paragraphs: [
      greeting,
      'Thank you for offering “{item}” to {charity}. The number of your donation is {number}.',
      'What you offered:\n{items}',
      'A member of our team will look at your offer next. You don’t need to do anything until we write again.',
      donationsButton,
      thanks,
    ],
  },
  'order.under review': {
    subject: 'We are reviewing your donation {number}',
    paragraphs: [
      greeting,
      'Our team is reviewing your offer of “{item}” for {charity}. We will write again once we have decided.',
      'A note from our team: {reason}',
      donationsButton,
      thanks,
    ],
  },
  'order.accepted': {
    subject: 'Your donation {number} is welcome',
    paragraphs: [
      greeting,
      'Good news: “{item}” is welcome at {charity}.',
      'Please set it aside for now. If no time has been arranged yet, our team will get in touch. We will write again when it has arrived.',
      'A note from our team: {reason}',
      donationsButton,
      thanks,
    ],
  },
  'order.received': {
    subject: 'Your donation {number} has arrived',
    paragraphs: [
      greeting,
      '“{item}” has arrived at {charity}. Thank you!',
      '{quantity, plural, one {We counted # piece.} other {We counted # pieces.}}',
      'What we kept:\n{items}',
      '{coins, plural, one {Your gift earned you # coin.} other {Your gift earned you # coins.}}',
      'A note from our team: {reason}',
      'The time that we had agreed on is no longer needed: {canceledTime}. Open the attached file to remove it from your calendar.',
      'Here is your receipt. Anyone who has this link can read it: {receipt}',
      donationsButton,
      thanks,
    ],
  },
  'order.completed': {
    subject: 'Your donation {number} is where it is needed',
    paragraphs: [
      greeting,
      'Your donation is complete: {charity} has put “{item}” to good use.',
      ...outcome,
      'A note from our team: {reason}',
      donationsButton,
      thanks,
    ],
  },
  'order.moves.under review': {
    subject: 'We are reviewing {count} of your donations',
    paragraphs: [
      greeting,
      'Our team is reviewing what you offered. We will write again once we have decided.\n{list}',
      'A note from our team: {reason}',
      donationsButton,
      thanks,
    ],
  },
  'order.moves.accepted': {
    subject: '{count} of your donations are welcome',
    paragraphs: [
      greeting,
      'Good news: these donations are welcome.\n{list}',
      'Please set them aside for now. We will write again when they have arrived.',
      'We are offering you times for the handover. Please choose in your profile: {times}',
      'A note from our team: {reason}',
      donationsButton,
      thanks,
    ],
  },
  'order.moves.completed': {
    subject: '{count} of your donations are where they are needed',
    paragraphs: [
      greeting,
      'These donations are complete, and have been put to good use.\n{list}',
      'A note from our team: {reason}',
      donationsButton,
      thanks,
    ],
  },
  'order.moves.declined': {
    subject: 'We can’t accept {count} of your donations',
    paragraphs: [
      greeting,
      'We’re sorry, but we can’t use these donations.\n{list}',
      'The reason: {reason}',
      '{coinsBack, plural, one {We took back the coin that you had earned with them.} other {We took back the # coins that you had earned with them.}}',
      'You are welcome to offer something else at any time.',
      donationsButton,
      thanks,
    ],
  },
  'order.outcome': {
    subject: 'What became of your donation {number}',
    paragraphs: [greeting, '{charity} has told us what became of “{item}”.', ...outcome, donationsButton, thanks],
  },
  'order.declined': {
    subject: 'We can’t accept your donation {number}',
    paragraphs: [
      greeting,
      'We’re sorry, but “{item}” is not something that {charity} can use.',
      'The reason: {reason}',
      '{coinsBack, plural, one {We took back the coin that you had earned with it.} other {We took back the # coins that you had earned with it.}}',
      'You are welcome to offer something else at any time.',
      donationsButton,
      thanks,
    ],
  },
  'order.cancelled': {
    subject: 'Your donation {number} has been canceled',
    paragraphs: [
      greeting,
      'Your offer of “{item}” to {charity} has been canceled.',
      'The reason: {reason}',
      'You are welcome to give again at any time.',
      donationsButton,
      thanks,
    ],
  },
} as const;
