import { formatMessage } from '@kindcrate/contract/message-format';
import type { PaymentWithChoices } from '@kindcrate/contract/payments';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatMoney } from '../../lib/money.ts';
import type { ResourceState } from '../../stores/resource.ts';
import { AsyncButton } from '../../ui/async-button/AsyncButton.tsx';
import { TryAgain } from '../../ui/try-again/TryAgain.tsx';
import type { AmountsCopy } from './copy.ts';
import { OtherAmount } from './OtherAmount.tsx';
import type { OpenPayment } from './start-payment.ts';
import './amounts.scss';

interface Props {
  /** The payment that the frame is open for. */
  payment: PaymentWithChoices;
  /** The state of the request that starts another payment. */
  state: ResourceState<OpenPayment>['state'];
  /** Whether something may have been typed into the frame. */
  hasInput: boolean;
  copy: AmountsCopy;
  onChoose: (amount: number) => Promise<void>;
}

/**
 * Lets people choose another amount. Their choice replaces the frame, so they must confirm it if something may have been typed into
 * the frame.
 */
export function Amounts({ payment, state, hasInput, copy, onChoose }: Props) {
  const root = useRef<HTMLElement>(null);
  const [requested, setRequested] = useState(payment.amount);
  const [unconfirmed, setUnconfirmed] = useState<number>();
  const isPending = state === 'loading';

  // Shows the question about an amount; hides it for `undefined`. The question gets the focus rather than a button, because an accidental
  // second press must not confirm.
  const showQuestion = (amount: number | undefined) => {
    flushSync(() => setUnconfirmed(amount));
    root.current?.querySelector<HTMLElement>(amount === undefined ? 'h2' : '.amounts__question p')?.focus();
  };
  const start = (amount: number) => {
    setRequested(amount);
    void onChoose(amount);
  };
  const change = (amount: number) => (hasInput ? showQuestion(amount) : start(amount));
  const choose = (amount: number) => {
    if (isPending) return;
    if (amount === payment.amount) setUnconfirmed(undefined);
    else change(amount);
  };
  return (
    <section className="amounts" aria-labelledby="amounts-title" ref={root}>
      <h2 className="amounts__title" id="amounts-title" tabIndex={-1}>
        {copy.title}
      </h2>
      <Choices payment={payment} pending={isPending ? requested : undefined} onChoose={choose} />
      <OtherAmount payment={payment} isPending={isPending} copy={copy} onChoose={choose} />
      {unconfirmed !== undefined && (
        <Question
          amount={formatShort(unconfirmed, payment)}
          copy={copy}
          onReplace={() => {
            showQuestion(undefined);
            start(unconfirmed);
          }}
          onKeep={() => showQuestion(undefined)}
        />
      )}
      {state === 'failed' && (
        <TryAgain
          className="notice notice--alert"
          text={formatMessage(copy.failed, { amount: formatShort(payment.amount, payment) })}
          label={copy.tryAgain}
          onRetry={() => change(requested)}
        />
      )}
    </section>
  );
}

const formatShort = (amount: number, { currency }: PaymentWithChoices) =>
  formatMoney({ amount, currency }, undefined, true);

interface ChoicesProps {
  payment: PaymentWithChoices;
  /** The amount that is being requested. */
  pending: number | undefined;
  onChoose: (amount: number) => void;
}

/** A button for each suggested amount. */
function Choices({ payment, pending, onChoose }: ChoicesProps) {
  return (
    <div className="amounts__choices">
      {payment.choices.map((amount) => (
        <AsyncButton
          key={amount}
          label={formatShort(amount, payment)}
          isQuiet
          isPending={pending === amount}
          aria-pressed={amount === payment.amount}
          onClick={() => onChoose(amount)}
        />
      ))}
    </div>
  );
}

interface QuestionProps {
  amount: string;
  copy: AmountsCopy;
  onReplace: () => void;
  onKeep: () => void;
}

/** Asks before the frame is replaced. */
function Question({ amount, copy, onReplace, onKeep }: QuestionProps) {
  return (
    <div className="amounts__question notice notice--info">
      <p tabIndex={-1}>{copy.question}</p>
      <button className="button button--small" type="button" onClick={onReplace}>
        {formatMessage(copy.replace, { amount })}
      </button>
      <button className="button button--quiet button--small" type="button" onClick={onKeep}>
        {copy.keep}
      </button>
    </div>
  );
}
