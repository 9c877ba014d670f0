import type { ShortcutAction } from './copy.ts';

/** The actions, by the value of `KeyboardEvent.key`. */
export const shortcuts: Readonly<Record<string, ShortcutAction>> = {
  j: 'next',
  k: 'previous',
  x: 'select',
  v: 'review',
  a: 'accept',
  d: 'decline',
  z: 'undo',
  '/': 'search',
  n: 'note',
  m: 'assign',
  '?': 'help',
};

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'defaultPrevented'>;

/**
 * The action of a key press; undefined if the key press has none, or belongs to the browser or an input method.
 * @param isTyping whether the focus is in a field that takes the key as input
 */
export function shortcutOf(press: KeyPress, isTyping: boolean): ShortcutAction | undefined {
  const isReserved = press.ctrlKey || press.metaKey || press.altKey || press.isComposing || press.defaultPrevented;
  return isTyping || isReserved || !Object.hasOwn(shortcuts, press.key) ? undefined : shortcuts[press.key];
}

/** Whether a key press in an element types text, or chooses an option. */
export function takesKeyPresses(element: Pick<Element, 'closest'>): boolean {
  return element.closest('input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]') !== null;
}
