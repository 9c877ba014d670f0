import type { ShortcutAction } from './copy.ts';

/** Each key as `KeyboardEvent.key` names it. */
export const shortcuts: Readonly<Record<string, ShortcutAction>> = {
  j: 'next',
  k: 'previous',
  '/': 'search',
  n: 'note',
  m: 'assign',
  '?': 'help',
};

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'defaultPrevented'>;

/**
 * The action of a key press; undefined if it has none, or belongs to the browser or an input method.
 * @param isTyping whether the focus is where the key would be typed
 */
export function shortcutOf(press: KeyPress, isTyping: boolean): ShortcutAction | undefined {
  const isOthers = press.ctrlKey || press.metaKey || press.altKey || press.isComposing || press.defaultPrevented;
  return isTyping || isOthers || !Object.hasOwn(shortcuts, press.key) ? undefined : shortcuts[press.key];
}

/** Whether keys are typed into an element, or choose one of its options. */
export function takesText(element: Pick<Element, 'closest'>): boolean {
  return element.closest('input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]') !== null;
}
