import { formatMessage } from '@kindcrate/contract/message-format';
import type { PaymentTotal } from '@kindcrate/contract/staff-payments';
import { formatMoneyWithCode } from '../../../lib/money.ts';
import { Facts } from '../../../ui/facts/Facts.tsx';
import type { PaymentsCopy } from './copy.ts';
import { hasUnknownAmount } from './unknown-amount.ts';
import './payments.scss';

interface Props {
  totals: PaymentTotal[];
  copy: PaymentsCopy;
}

/** The totals of all payments by provider, currency and status. */
export function Totals({ totals, copy }: Props) {
  const titleOf = (total: PaymentTotal) => describeGroup(total, copy);
  return (
    <section className="payment-totals desk-row" aria-labelledby="payment-totals">
      <h2 className="desk-title" id="payment-totals">
        {copy.totals}
      </h2>
      {[...new Set(totals.map(titleOf))].map((title) => (
        <div className="desk-row__more" key={title}>
          <h3 className="payment-totals__group">{title}</h3>
          <Facts
            isCompact
            facts={totals
              .filter((total) => titleOf(total) === title)
              .map((total) => [copy.statuses[total.status], describeTotal(total, copy)])}
          />
        </div>
      ))}
    </section>
  );
}

function describeGroup(total: PaymentTotal, copy: PaymentsCopy): string {
  const currency = hasUnknownAmount(total) ? copy.unknownAmount : total.currency;
  return formatMessage(copy.totalsHeading, { provider: copy.providers[total.provider] ?? total.provider, currency });
}

function describeTotal(total: PaymentTotal, copy: PaymentsCopy): string {
  const { count } = total;
  if (hasUnknownAmount(total)) return formatMessage(copy.count, { count });
  return formatMessage(copy.total, { count, amount: formatMoneyWithCode(total) });
}
