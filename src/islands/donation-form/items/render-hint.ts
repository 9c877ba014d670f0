import type { ReactNode, RefObject } from 'react';

/** Renders the hints below the name field of an item: which organizations need the goods, and whether the charity accepts them. */
export type RenderHint = (field: RefObject<HTMLElement | null>, index?: number) => ReactNode;
