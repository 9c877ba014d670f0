import type { ComponentType, ReactNode } from 'react';
import type { OnDemand } from '../../lib/on-demand.ts';
import type { PlacedOrder } from '../../lib/placed-orders.build.ts';
import type { OrderWithDonor } from '../../stores/placed-order.ts';
import type { Resource } from '../../stores/resource.ts';
import type { ThanksCopy } from './copy.ts';

/** What the code of a part may do with the order that the page shows. */
export type OrderStore = Pick<Resource<OrderWithDonor>, 'update' | 'refresh'>;

/**
 * What a part of the page gets whose code is loaded on demand. The store and the component are passed, because a part that imported them
 * would divide the island's own code into more files, which together are larger.
 */
export interface PartProps {
  order: PlacedOrder;
  copy: ThanksCopy;
  store: OrderStore;
  /** Renders another such part. */
  Part: (props: LoadedPartProps) => ReactNode;
}

export type LoadedPartProps = Omit<PartProps, 'Part'> & { code: OnDemand<ComponentType<PartProps>> };
