import { inject } from 'vitest';

/** The English copy by the name of its file. */
export const copy = inject('copy');
