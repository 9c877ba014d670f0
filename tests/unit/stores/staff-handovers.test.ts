import { expect, test } from 'vitest';
import { parseDay } from '../../../src/stores/staff-handovers.ts';

test('the run list opens with the day in the URL', () => {
  expect(parseDay('?day=2026-11-24&status=accepted')).toBe('2026-11-24');
});

test.each(['', '?day=', '?day=tomorrow', '?day=2026-13-41', '?day=2026-11-24T10:00'])(
  'the run list ignores the query "%s"',
  (search) => {
    expect(parseDay(search)).toBeUndefined();
  },
);
