import type { ReactNode, RefObject } from 'react';

/** Renders the hints about an item below the field with its name: who needs it, and whether it is refused. */
export type ItemHint = (field: RefObject<HTMLElement | null>, index?: number) => ReactNode;
