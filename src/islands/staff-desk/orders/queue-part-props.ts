import type { OrderFilter } from '@kindcrate/contract/staff-orders';
import type { ChangeEvent } from 'react';
import type { QueuedOrder } from '../../../lib/staff-orders.build.ts';
import type { ListCopy } from '../../../ui/paged-list/PagedList.tsx';
import type { DeskOrdersCopy } from '../copy.ts';
import type { BulkDockProps } from './bulk/BulkDock.tsx';

/** Which part of the queue to render, and its data. */
export type QueuePartProps = { copy: DeskOrdersCopy } & (
  | { part: 'labels'; isStaff: boolean }
  | { part: 'walk-in'; isStaff: boolean; list: ListCopy }
  | { part: 'details' | 'history'; order: QueuedOrder }
  | ({ part: 'bulk' } & Omit<BulkDockProps, 'copy'>)
  | { part: 'download'; filter: OrderFilter }
  | { part: 'organization'; chosen: string | undefined; onChange: (event: ChangeEvent<HTMLSelectElement>) => void }
  | { part: 'filters'; filter: OrderFilter; onChange: (event: ChangeEvent<HTMLSelectElement>) => void; list: ListCopy }
);
