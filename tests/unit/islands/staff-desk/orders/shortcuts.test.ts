import { describe, expect, test } from 'vitest';
import { shortcutOf } from '../../../../../src/islands/staff-desk/orders/keys/shortcuts.ts';

const press = (key: string, more = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  isComposing: false,
  defaultPrevented: false,
  ...more,
});

describe('the shortcuts of the queue', () => {
  test.each([
    ['j', 'next'],
    ['k', 'previous'],
    ['x', 'select'],
    ['v', 'review'],
    ['a', 'accept'],
    ['d', 'decline'],
    ['z', 'undo'],
    ['/', 'search'],
    ['?', 'help'],
  ])('%s means %s', (key, action) => expect(shortcutOf(press(key), false)).toBe(action));

  test.each(['J', 'q', 'Enter', 'toString', ''])('the key "%s" means nothing', (key) =>
    expect(shortcutOf(press(key), false)).toBeUndefined(),
  );

  test('mean nothing where text is typed', () => expect(shortcutOf(press('j'), true)).toBeUndefined());

  test.each(['ctrlKey', 'metaKey', 'altKey', 'isComposing', 'defaultPrevented'])(
    'mean nothing in a key press with %s',
    (property) => expect(shortcutOf(press('j', { [property]: true }), false)).toBeUndefined(),
  );
});
