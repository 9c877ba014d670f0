/** The titles of entries in the calendars of donors, by the kind of handover. */
export const calendarEntries = {
  'drop-off': 'Bring “{item}” to {charity}',
  collection: '{charity} collects “{item}”',
} as const;
