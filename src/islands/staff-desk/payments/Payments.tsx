import { type PaymentStatus, paymentStatuses } from '@kindcrate/contract/payments';
import { useStore } from '@nanostores/react';
import { $paymentTotals, staffPayments } from '../../../stores/staff-payments.ts';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import { PagedList } from '../../../ui/paged-list/PagedList.tsx';
import type { StaffDeskCopy } from '../copy.ts';
import { PaymentRow } from './PaymentRow.tsx';
import { Totals } from './Totals.tsx';

interface Props {
  copy: StaffDeskCopy;
}

/** The card payments, with their totals and a filter by status. */
export function Payments({ copy }: Props) {
  const { payments } = copy;
  const totals = useStore($paymentTotals);
  return (
    <>
      {totals && totals.length > 0 && <Totals totals={totals} copy={payments} />}
      <div className="desk-filter">
        <SelectField
          id="payments-status"
          name="status"
          label={payments.status}
          onChange={({ target }) => void staffPayments.filterBy(statusOf(target.value))}
          options={[
            { value: '', label: payments.anyStatus },
            ...paymentStatuses.map((value) => ({ value, label: payments.statuses[value] })),
          ]}
        />
      </div>
      <PagedList
        pages={staffPayments}
        copy={copy.list}
        emptyMessage={payments.none}
        label={copy.tabs.payments}
        countMessage={copy.shown}
      >
        {(payment) => <PaymentRow payment={payment} copy={payments} />}
      </PagedList>
    </>
  );
}

const statusOf = (value: string): PaymentStatus | undefined => paymentStatuses.find((status) => status === value);
