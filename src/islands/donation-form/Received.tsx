import { orderNumber } from '@kindcrate/contract/order-number';
import { useState } from 'react';
import type { DonationFormCopy } from './copy.ts';

interface Props {
  orderId: string;
  copy: DonationFormCopy;
}

/** What a donor wants to know after sending: the order's number, what happens next, and ways on. */
export function Received({ orderId, copy }: Props) {
  const { number, copyNumber, copied, next, another } = copy.received;
  const [taken, setTaken] = useState<'no' | 'copied' | 'shown'>('no');

  async function take() {
    try {
      await navigator.clipboard.writeText(orderId);
      setTaken('copied');
    } catch {
      // No clipboard, or none for us: whoever wants the whole number can select it.
      setTaken('shown');
    }
  }

  return (
    <div className="received">
      <p className="received__number">
        <span>
          {number}: <strong className="received__digits">{orderNumber(orderId)}</strong>
        </span>
        {taken === 'shown' ? (
          <code className="received__id">{orderId}</code>
        ) : (
          <button className="link" type="button" onClick={() => void take()}>
            {taken === 'copied' ? copied : copyNumber}
          </button>
        )}
      </p>
      <p>{next}</p>
      <p className="notice__actions">
        <a className="button button--quiet button--small" href="/profile#orders">
          {copy.toProfile}
        </a>
        <a href="#donation-charity">{another}</a>
      </p>
    </div>
  );
}
