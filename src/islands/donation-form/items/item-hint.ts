import type { ReactNode, RefObject } from 'react';

/** Renders what organizations need of an item, below the field with its name. */
export type ItemHint = (field: RefObject<HTMLElement | null>, index?: number) => ReactNode;
