import { greeting, team, thanks } from './en-mail-paragraphs.ts';

const welcome = 'Good news: “{acceptedItem}” is welcome at {charity}.';
const note = 'A note from our team: {reason}';
const calendarNote = 'Open the attached file to add this to your calendar.';
const moveButton = { label: 'Change or cancel the time', link: 'link' };
const linkNote =
  'This link works without a login, so please don’t forward this email. If the link has expired, you can do the same in your profile.';

/**
 * Emails about handovers. Of `broughtItem` and `collectedItem`, only the one that fits the kind of the handover has a value, so
 * the paragraphs with the other are left out (see `en-mails.ts`).
 */
export const handoverMails = {
  'handover.offered': {
    subject: 'Choose a time for your donation {number}',
    paragraphs: [
      greeting,
      welcome,
      note,
      'When would you like to bring “{broughtItem}” to {charity}? You can choose one of these times, or ask for another:',
      'When can {charity} pick up “{collectedItem}”? You can choose one of these times, or ask for another:',
      '{offered}',
      { label: 'Choose a time', link: 'link' },
      linkNote,
      thanks,
    ],
  },
  'handover.agreed': {
    subject: 'Your donation {number}: {day}',
    paragraphs: [
      greeting,
      welcome,
      note,
      'Please bring “{broughtItem}” to {charity}:\n{time}',
      '{charity} will pick up “{collectedItem}”:\n{time}',
      'Where: {place}',
      calendarNote,
      moveButton,
      linkNote,
      thanks,
    ],
  },
  'handover.moved': {
    subject: 'Your donation {number} has a new time: {day}',
    paragraphs: [
      greeting,
      welcome,
      note,
      'The time has changed. Please bring “{broughtItem}” to {charity}:\n{time}',
      'The time has changed. {charity} will pick up “{collectedItem}”:\n{time}',
      'Where: {place}',
      'Open the attached file to move the entry in your calendar.',
      moveButton,
      linkNote,
      thanks,
    ],
  },
  'handover.cancelled': {
    subject: 'The time for your donation {number} has been canceled',
    paragraphs: [
      greeting,
      'This time has been canceled: {time}',
      'Please don’t bring “{broughtItem}” then. Your donation itself is not canceled: you can ask for another time.',
      'We won’t come to pick up “{collectedItem}” then. Your donation itself is not canceled: you can ask for another time.',
      'Open the attached file to remove the entry from your calendar.',
      { label: 'Ask for another time', link: 'link' },
      linkNote,
      team,
    ],
  },
  'handover.reminder': {
    subject: 'A reminder: your donation {number}, {day}',
    paragraphs: [
      greeting,
      'Please remember to bring “{broughtItem}” to {charity}:\n{time}',
      'Please remember that {charity} will pick up “{collectedItem}”:\n{time}',
      'Where: {place}',
      moveButton,
      linkNote,
      thanks,
    ],
  },
  'handover.on the way': {
    subject: 'We are on our way to pick up your donation {number}',
    paragraphs: [
      greeting,
      '{charity} is on the way to pick up “{collectedItem}”:\n{time}',
      'Where: {place}',
      'Please have it ready at the door.',
      thanks,
    ],
  },
} as const;
