import { formatMessage } from '@kindcrate/contract/message-format';
import type { QueuedOrder } from '../../../lib/staff-orders.build.ts';
import type { ReceiveCopy } from './copy.ts';

interface Props {
  order: QueuedOrder;
  copy: Pick<ReceiveCopy, 'from' | 'for'>;
}

/** What a parcel contains, who gave it, and for which organization. */
export function ParcelHead({ order: { itemsName, donor, charity }, copy }: Props) {
  const values = { organization: charity.title };
  return (
    <div className="parcel__head">
      <h2 className="parcel__title">{itemsName}</h2>
      <p className="parcel__from">
        {donor ? formatMessage(copy.from, { ...values, donor: donor.username }) : formatMessage(copy.for, values)}
      </p>
    </div>
  );
}
