import { greeting, team } from './en-mail-paragraphs.ts';

/** Failure messages for following organizations and needs, keyed by error code. */
export const followFailures = {
  'conflict.follows':
    'You follow {max} organizations and needs, which is the most we allow. Stop following one before you add another.',
  'email_unconfirmed.follows':
    'Confirm your email first, because we send news only to confirmed addresses. Open the link that we emailed you, and try again.',
  'link_invalid.unsubscribe':
    'This link is incomplete or more than a year old. Open the link in a newer email, or go to your profile to stop these emails.',
  'not_found.follow': 'You don’t follow this anymore.',
} as const;

export const followSuccesses = {
  follow: 'We will email you when there is news, at most once a day.',
  unfollow: 'You no longer get news about this.',
  unsubscribe: 'You no longer follow anything, so you won’t get any more of these emails.',
} as const;

/** The email by its event, as in `en-mails.ts`. */
export const followMails = {
  'follows.news': {
    subject: 'News from the organizations you follow',
    paragraphs: [
      greeting,
      'Here is the latest on what you follow.',
      'Newly needed:\n{wanted}',
      'Urgent now:\n{urgent}',
      'Almost complete:\n{nearlyMet}',
      'Complete, thanks to everyone who gave:\n{met}',
      { label: 'See what is needed', link: 'give' },
      'You get this email at most once a day. You can see what you follow, and unfollow any of it, in your profile: {profile}',
      'Or stop all of these emails, without logging in: {stop}',
      team,
    ],
  },
} as const;

/** The lines of lists in emails. */
export const mailParts = {
  'follows.need': '• {organization}: {words}',
  'follows.pieces': '• {organization}: {words} ({pieces, plural, one {# more piece} other {# more pieces}})',
  'follows.more': '… and {count} more',
} as const;
