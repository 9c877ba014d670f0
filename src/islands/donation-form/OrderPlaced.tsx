import { orderNumber } from '@kindcrate/contract/order-number';
import { useState } from 'react';
import type { DonationFormCopy } from './copy.ts';
import '../../styles/blocks/notice-parts.scss';
import '../../styles/blocks/link.scss';

interface Props {
  /** Empty when the API gives none. */
  orderId: string;
  copy: DonationFormCopy;
}

/** Shown after a donation: the order's number, what happens next, and links. */
export function OrderPlaced({ orderId, copy }: Props) {
  const { number, copyNumber, copied, next, giveAnother } = copy.orderPlaced;
  const [copyState, setCopyState] = useState<'idle' | 'copied' | 'failed'>('idle');

  async function copyId() {
    try {
      await navigator.clipboard.writeText(orderId);
      setCopyState('copied');
    } catch {
      // No access to the clipboard. The whole id can be selected instead.
      setCopyState('failed');
    }
  }

  return (
    <div className="order-placed">
      {orderId && (
        <p className="order-placed__number">
          <span>
            {number}: <strong className="order-placed__digits">{orderNumber(orderId)}</strong>
          </span>
          {copyState === 'failed' ? (
            <code className="order-placed__id">{orderId}</code>
          ) : (
            <button className="link" type="button" onClick={() => void copyId()}>
              {copyState === 'copied' ? copied : copyNumber}
            </button>
          )}
        </p>
      )}
      <p>{next}</p>
      <p className="notice__actions">
        <a className="button button--quiet button--small" href="/profile#orders">
          {copy.toProfile}
        </a>
        <a href="#donation-charity">{giveAnother}</a>
      </p>
    </div>
  );
}
