/** The titles of entries in donors' calendars, by the kind of handover. */
export const calendarEntries = {
  'drop-off': 'Bring “{item}” to {charity}',
  collection: '{charity} picks up “{item}”',
} as const;
