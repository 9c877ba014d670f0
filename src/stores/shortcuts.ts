import { persistentAtom } from '@nanostores/persistent';

/**
 * Whether single keys act at the desk. They can be turned off, because speech input may type them by accident (WCAG 2.1.4). The key is not in
 * storage-keys.ts, because every island loads that file.
 */
export const $shortcuts = persistentAtom<'on' | 'off'>('shortcuts', 'on');
