import { followMails } from './en-follows.ts';
import {
  button,
  greeting,
  invitationButton,
  invitationNote,
  notYou,
  notYourSecondStep,
  profileButton,
  team,
  thanks,
} from './en-mail-paragraphs.ts';
import { orderMails } from './en-order-mails.ts';
import { threadMails } from './en-threads.ts';
import { walkInMails } from './en-walk-ins.ts';

/**
 * Emails by the event that they report: for an order, its new status. A paragraph is left out when one of its
 * placeholders has no value.
 */
export const mails = {
  ...followMails,
  ...orderMails,
  ...threadMails,
  ...walkInMails,
  'account.deleted': {
    subject: 'Your Kindcrate account has been deleted',
    paragraphs: [
      'Hello,',
      'Your account has been deleted, as you asked. Your name, your contact details, your photos and what you wrote are gone.',
      '{open, plural, one {# donation is still under way. Our team keeps the data it needs to finish it, and deletes that data afterward.} other {# donations are still under way. Our team keeps the data it needs to finish them, and deletes that data afterward.}}',
      'This is our last message to this address. You are welcome to register again at any time.',
      'Thank you for everything you gave!\nYour Kindcrate team',
    ],
  },
  'email.changed': {
    subject: 'Your Kindcrate email was changed',
    paragraphs: [
      greeting,
      'Your account now has another email, so this is our last message to this address.',
      'If that wasn’t you, someone else is using your account. Let us know right away: {contact}',
      team,
    ],
  },
  'email.confirm': {
    subject: 'Confirm your email',
    paragraphs: [
      'Hello,',
      'Someone has registered with Kindcrate using this email address. If that was you, confirm that it is yours:',
      button('Confirm my email', 'confirm'),
      'You can use the link once, within 30 minutes. You can ask for a new one in your profile.',
      notYou,
      team,
    ],
  },
  'email.confirmNew': {
    subject: 'Confirm your new email',
    paragraphs: [
      'Hello,',
      'Someone wants to use this email address for their Kindcrate account. If that was you, confirm that it is yours:',
      button('Confirm my email', 'confirm'),
      'You can use the link once, within 30 minutes. Until you confirm, your account keeps its current email.',
      notYou,
      team,
    ],
  },
  'invitation.partner': {
    subject: 'You are invited to redeem coins for {workplace}',
    paragraphs: [
      'Hello,',
      '{invitedBy} invites you to redeem the coins of Kindcrate donors for {workplace}.',
      invitationButton,
      invitationNote,
      team,
    ],
  },
  'invitation.staff': {
    subject: 'You are invited to join the Kindcrate staff',
    paragraphs: [
      'Hello,',
      '{invitedBy} invites you to work at the Kindcrate donation desk as a member of staff.',
      invitationButton,
      invitationNote,
      team,
    ],
  },
  'invitation.volunteer': {
    subject: 'You are invited to volunteer for {workplace}',
    paragraphs: [
      'Hello,',
      '{invitedBy} invites you to handle the donations for {workplace} at Kindcrate as a volunteer.',
      invitationButton,
      invitationNote,
      team,
    ],
  },
  'password.changed': {
    subject: 'Your Kindcrate password was changed',
    paragraphs: [
      greeting,
      'The password of your account has just been changed, and every other device has been logged out.',
      'If that wasn’t you, set a new password right away, and let us know: {contact}',
      button('Set a new password', 'forgot'),
      team,
    ],
  },
  'password.reset': {
    subject: 'Set a new password',
    paragraphs: [
      greeting,
      'You can set a new password for your account with this link:',
      button('Set a new password', 'reset'),
      'You can use the link once, within 30 minutes. Setting a password logs you out on every device.',
      'If you didn’t ask for this, you don’t need to do anything: your password stays as it is.',
      team,
    ],
  },
  'payment.accepted': {
    subject: 'Your receipt for {amount}',
    paragraphs: [
      greeting,
      'Your payment of {amount} to {recipient} has arrived. Its number is {number}.',
      button('Open your receipt', 'receipt'),
      'Anyone who has this link can open the receipt. It does not show your name.',
      thanks,
    ],
  },
  'redemption.approved': {
    subject: '{coins, plural, one {You spent # coin at {brand}} other {You spent # coins at {brand}}}',
    paragraphs: [
      greeting,
      'You approved {coins, plural, one {# coin} other {# coins}} for a discount at {brand}.',
      'You and {brand} can both refer to it by this number: {reference}',
      'If that wasn’t you, change your password right away, and let us know: {contact}',
      button('See all your coins', 'ledger'),
      thanks,
    ],
  },
  'secondFactor.added': {
    subject: 'A second step was added to your Kindcrate login',
    paragraphs: [
      greeting,
      'An authenticator app or a passkey was just added to the two-step login of your account.',
      notYourSecondStep,
      profileButton,
      team,
    ],
  },
  'secondFactor.removed': {
    subject: 'A second step was removed from your Kindcrate login',
    paragraphs: [
      greeting,
      'An authenticator app or a passkey was just removed from the two-step login of your account. Your profile shows what is left.',
      notYourSecondStep,
      profileButton,
      team,
    ],
  },
  'secondFactor.codeUsed': {
    subject: 'A recovery code of your Kindcrate account was used',
    paragraphs: [
      greeting,
      'Someone has just entered your password and one of your recovery codes. That code no longer works. Your profile shows how many codes are left.',
      notYourSecondStep,
      profileButton,
      team,
    ],
  },
  'secondFactor.codesRenewed': {
    subject: 'Your Kindcrate recovery codes were replaced',
    paragraphs: [
      greeting,
      'Your account just got new recovery codes. The old ones no longer work.',
      notYourSecondStep,
      profileButton,
      team,
    ],
  },
} as const;
