import { persistentAtom } from '@nanostores/persistent';
import { storageKeys } from '../lib/storage-keys.ts';

/** Whether single keys act at the desk. They can be turned off, because speech input may type them by accident (WCAG 2.1.4). */
export const $shortcuts = persistentAtom<'on' | 'off'>(storageKeys.shortcuts, 'on');
