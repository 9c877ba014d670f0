import { formatMessage } from '@kindcrate/contract/message-format';
import type { PaymentWithChoices } from '@kindcrate/contract/payments';
import { type SubmitEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatMoney, pageLanguage } from '../../lib/money.ts';
import { parseMoney } from '../../lib/parse-money.ts';
import { AsyncButton } from '../../ui/async-button/AsyncButton.tsx';
import { Field } from '../../ui/field/Field.tsx';
import type { AmountsCopy } from './copy.ts';

interface Props {
  payment: PaymentWithChoices;
  isPending: boolean;
  copy: AmountsCopy;
  onChoose: (amount: number) => void;
}

/** A field for an amount that is not among the suggested ones. */
export function OtherAmount({ payment, isPending, copy, onChoose }: Props) {
  const [error, setError] = useState<string>();

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const input = event.currentTarget.querySelector('input');
    const amount = parseMoney(input?.value ?? '', payment.currency, pageLanguage());
    const problem = describeProblem(amount, payment, copy);
    flushSync(() => setError(problem));
    if (problem) input?.focus();
    else if (amount !== undefined) onChoose(amount);
  };
  return (
    <form className="amounts__other" method="post" noValidate onSubmit={submit}>
      <Field
        id="amounts-other"
        name="amount"
        label={formatMessage(copy.other, { currency: payment.currency })}
        hint={formatMessage(copy.limits, limitsOf(payment))}
        error={error}
        inputMode="decimal"
        autoComplete="transaction-amount"
      />
      {/* Does nothing while a payment is being started, like the buttons for suggested amounts. */}
      <AsyncButton label={copy.apply} type="submit" isQuiet isPending={isPending} />
    </form>
  );
}

/** @returns why an amount cannot be paid; undefined if it can */
function describeProblem(
  amount: number | undefined,
  payment: PaymentWithChoices,
  copy: AmountsCopy,
): string | undefined {
  const { least, most, currency } = payment;
  if (amount === undefined) {
    return formatMessage(copy.unreadable, { example: formatMoney({ amount: payment.amount, currency }) });
  }
  return amount < least || amount > most ? formatMessage(copy.beyondLimits, limitsOf(payment)) : undefined;
}

function limitsOf({ least, most, currency }: PaymentWithChoices) {
  const format = (amount: number) => formatMoney({ amount, currency }, undefined, true);
  return { least: format(least), most: format(most) };
}
