/** The feeds of needs, for feed readers and other sites. */
export const feeds = {
  title: 'What organizations need',
  description: 'What each organization needs, what it has enough of, and what it cannot take.',
  entry: '{organization}: {words}',
  target:
    '{remaining, plural, one {# more piece is} other {# more pieces are}} needed, and {received} of {target} {received, plural, one {has arrived} other {have arrived}}.',
  always: 'Always needed. {received, plural, one {# piece has} other {# pieces have}} arrived so far.',
  urgent: 'This is urgent.',
  until: 'Needed until {until}.',
  enough: 'We have enough of this.',
  refused: 'We can’t take this.',
} as const;
