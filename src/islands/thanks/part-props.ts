import type { ComponentType, ReactNode } from 'react';
import type { OnDemand } from '../../lib/on-demand.ts';
import type { PlacedOrder } from '../../lib/placed-orders.build.ts';
import type { OrderWithDonor } from '../../stores/placed-order.ts';
import type { Resource } from '../../stores/resource.ts';
import type { ThanksCopy } from './copy.ts';

/** The methods of the store with which a part can change the order that the page shows. */
export type OrderStore = Pick<Resource<OrderWithDonor>, 'update' | 'refresh'>;

/**
 * The props of a part of the page whose code is loaded on demand. They include the store and the component `Part`, because a part that
 * imported these would split the island's own code into more files, which are larger in total.
 */
export interface PartProps {
  order: PlacedOrder;
  copy: ThanksCopy;
  store: OrderStore;
  /** Renders another part. */
  Part: (props: LoadedPartProps) => ReactNode;
}

/** The props of the component `Part`, which loads the code of a part and then renders the part. */
export type LoadedPartProps = Omit<PartProps, 'Part'> & { code: OnDemand<ComponentType<PartProps>> };
