import type { ReactNode, RefObject } from 'react';

/** Renders the hints below the name field of an item: who needs the item, and whether the charity accepts it. */
export type ItemHint = (field: RefObject<HTMLElement | null>, index?: number) => ReactNode;
