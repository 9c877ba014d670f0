import { persistentAtom } from '@nanostores/persistent';

/**
 * Whether single-key shortcuts work at the desk. The shortcuts can be turned off, because speech input may type the keys by accident (WCAG
 * 2.1.4). The storage key is not in storage-keys.ts, because every page loads that file.
 */
export const $shortcuts = persistentAtom<'on' | 'off'>('shortcuts', 'on');
