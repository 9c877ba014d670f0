import { describe, expect, test } from 'vitest';
import { shortcutOf } from '../../../../../src/islands/staff-desk/orders/shortcuts/shortcuts.ts';

const keyPress = (key: string, changes = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  isComposing: false,
  defaultPrevented: false,
  ...changes,
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
  ])('have the key %s for the action %s', (key, action) => expect(shortcutOf(keyPress(key), false)).toBe(action));

  test.each(['J', 'q', 'Enter', 'toString', ''])('do nothing for the key "%s"', (key) =>
    expect(shortcutOf(keyPress(key), false)).toBeUndefined(),
  );

  test('do nothing where text is typed', () => expect(shortcutOf(keyPress('j'), true)).toBeUndefined());

  test.each(['ctrlKey', 'metaKey', 'altKey', 'isComposing', 'defaultPrevented'])(
    'do nothing for a key press with %s',
    (property) => expect(shortcutOf(keyPress('j', { [property]: true }), false)).toBeUndefined(),
  );
});
