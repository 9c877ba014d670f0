import type { OrderFilter, StaffOrder } from '@kindcrate/contract/staff-orders';
import type { ChangeEvent } from 'react';
import type { DeskOrdersCopy } from '../copy.ts';

/** Which part, and what it shows. */
export type QueuePartProps = { copy: DeskOrdersCopy } & (
  | { part: 'labels'; isStaff: boolean }
  | { part: 'items' | 'history'; order: StaffOrder }
  | { part: 'download'; filter: OrderFilter }
  | { part: 'organization'; chosen: string | undefined; onChange: (event: ChangeEvent<HTMLSelectElement>) => void }
);
