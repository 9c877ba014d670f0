import { type RefObject, useEffect, useEffectEvent } from 'react';
import { $shortcuts } from '../../../stores/shortcuts.ts';
import { shortcutOf, takesKeyPresses } from '../orders/shortcuts/shortcuts.ts';

const steps: Partial<Record<string, 1 | -1>> = { next: 1, previous: -1 };

/**
 * Steps through a list with the same keys as in the queue, unless shortcuts are turned off. The keys work while the list is visible and
 * no dialog is open.
 */
export function useStepKeys(root: RefObject<HTMLElement | null>, onStep: (step: 1 | -1) => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isTyping = event.target instanceof Element && takesKeyPresses(event.target);
    const step = steps[shortcutOf(event, isTyping) ?? ''];
    const isInactive = !root.current?.checkVisibility() || document.querySelector('dialog[open]');
    if (!step || isInactive || $shortcuts.get() === 'off') return;
    event.preventDefault();
    onStep(step);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
}
