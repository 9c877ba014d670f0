import { button, greeting, team, thanks } from './en-mail-paragraphs.ts';

/** Failures of threads between people and the desk. */
export const threadFailures = {
  'conflict.thread_closed':
    'This account is blocked or deleted, so nobody can read a reply. What you wrote was not sent.',
  'conflict.thread_full':
    'There are {max} messages here, which is all we can keep in one place. Please use another way to stay in touch.',
  'idempotency_key_reused.message':
    'This message was already sent with different content. Open the page again to write another one.',
  'not_found.thread': 'We can’t find these messages.',
  'too_many_requests.messages':
    'You have sent many messages in a short time. Try again in {minutes, plural, one {# minute} other {# minutes}}.',
} as const;

export const threadSuccesses = {
  replyToThread: 'Your reply has been sent.',
  'updateThread.assigned': 'These messages are now assigned to you.',
  'updateThread.released': 'These messages are no longer assigned to anyone.',
  'updateThread.read': 'These messages have been marked as read.',
  writeMessage: 'Your message has been sent. You will find our reply here.',
} as const;

export const threadMails = {
  'contact.reply': {
    subject: 'Our reply to your message',
    paragraphs: [
      'Hello,',
      'You wrote to us on {day}. This is our reply:',
      '{reply}',
      'Please don’t reply to this email. Write to us on our site instead:',
      button('Write to us', 'contact'),
      'If you didn’t write to us, someone typed your address by mistake. You can ignore this email.',
      team,
    ],
  },
  'thread.reply': {
    subject: 'We replied about your donation {number}',
    paragraphs: [
      greeting,
      'We have written to you about “{item}”. You can read our reply on our site, and answer there.',
      button('Read our reply', 'thread'),
      thanks,
    ],
  },
} as const;
