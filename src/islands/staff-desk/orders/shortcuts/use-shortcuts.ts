import { type RefObject, useEffect, useEffectEvent } from 'react';
import { $shortcuts } from '../../../../stores/shortcuts.ts';
import type { ShortcutAction } from './copy.ts';
import { shortcutOf, takesKeyPresses } from './shortcuts.ts';

/** Runs the queue's keyboard shortcuts while the queue is visible and no dialog is open. */
export function useShortcuts(root: RefObject<HTMLElement | null>, handlers: Record<ShortcutAction, () => void>): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isTyping = event.target instanceof Element && takesKeyPresses(event.target);
    const action = shortcutOf(event, isTyping);
    const isInactive = !root.current?.checkVisibility() || document.querySelector('dialog[open]');
    if (!action || isInactive || $shortcuts.get() === 'off') return;
    // In Firefox, the slash key would open the browser's own search.
    event.preventDefault();
    handlers[action]();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
}
