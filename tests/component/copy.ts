import { inject } from 'vitest';

/** The English copy by file name. */
export const copy = inject('copy');
