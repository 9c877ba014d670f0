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

describe('the queue', () => {
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
  ])('maps the key %s to the action "%s"', (key, action) => expect(shortcutOf(keyPress(key), false)).toBe(action));

  test.each(['J', 'q', 'Enter', 'toString', ''])('ignores the key "%s"', (key) =>
    expect(shortcutOf(keyPress(key), false)).toBeUndefined(),
  );

  test('ignores a shortcut that is pressed in a text field', () =>
    expect(shortcutOf(keyPress('j'), true)).toBeUndefined());

  test.each(['ctrlKey', 'metaKey', 'altKey', 'isComposing', 'defaultPrevented'])(
    'ignores a key press whose event has %s set',
    (property) => expect(shortcutOf(keyPress('j', { [property]: true }), false)).toBeUndefined(),
  );
});
