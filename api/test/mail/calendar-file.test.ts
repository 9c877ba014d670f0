import { expect, test } from 'vitest';
import { type CalendarEntry, writeCalendarFile } from '../../src/mail/calendar-file.ts';

const entry: CalendarEntry = {
  method: 'REQUEST',
  uid: 'handover-1@give.example.com',
  sequence: 2,
  start: '2030-05-07T09:00:00.000Z',
  end: '2030-05-07T10:00:00.000Z',
  summary: 'Bring “Coats; hats, and\nSTATUS:CANCELLED” to Lantern Row',
  location: '8 Sound Road, Harrow Sound 04121',
  url: 'https://give.example.com/profile',
};
const parties = {
  organizer: { name: 'Kindcrate', email: 'desk@give.example.com' },
  attendee: { name: 'Mia', email: 'mia@example.com' },
  at: new Date('2030-05-01T12:00:00Z'),
};

/** Returns the lines of a calendar file, with folded lines joined (RFC 5545, 3.1). */
const linesOf = async (changes: Partial<CalendarEntry> = {}) =>
  (await writeCalendarFile({ ...entry, ...changes }, parties)).replaceAll(/\r\n[ \t]/g, '').split('\r\n');

test('a calendar file has the method, id, sequence number and UTC time of its entry', async () => {
  const lines = await linesOf();
  expect(lines).toEqual(
    expect.arrayContaining([
      'METHOD:REQUEST',
      'UID:handover-1@give.example.com',
      'SEQUENCE:2',
      'DTSTART:20300507T090000Z',
      'DTEND:20300507T100000Z',
      'DTSTAMP:20300501T120000Z',
      'STATUS:CONFIRMED',
    ]),
  );
  expect(lines.find((line) => line.startsWith('ATTENDEE'))).toMatch(/PARTSTAT=ACCEPTED;RSVP=FALSE.*mia@example\.com$/i);
  expect(lines.find((line) => line.startsWith('ORGANIZER'))).toMatch(/desk@give\.example\.com$/);
});

test("a calendar file that cancels an entry has the entry's id, and no link", async () => {
  const lines = await linesOf({ method: 'CANCEL', sequence: 3, url: undefined });
  expect(lines).toEqual(
    expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:3', `UID:${entry.uid}`]),
  );
  expect(lines.some((line) => line.startsWith('URL'))).toBe(false);
});

test('text that a donor typed cannot add a line to a calendar file', async () => {
  const lines = await linesOf();
  expect(lines.filter((line) => line.startsWith('STATUS'))).toEqual(['STATUS:CONFIRMED']);
  expect(lines.find((line) => line.startsWith('SUMMARY'))).toBe(
    String.raw`SUMMARY:Bring “Coats\; hats\, and\nSTATUS:CANCELLED” to Lantern Row`,
  );
});
