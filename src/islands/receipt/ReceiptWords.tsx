import type { CollectionEntry } from 'astro:content';
import type { Receipt } from '@kindcrate/contract/receipts';
import type { ReactNode } from 'react';
import { Facts } from '../../ui/facts/Facts.tsx';
import { Time } from '../../ui/time/Time.tsx';

export type ReceiptCopy = CollectionEntry<'receipt'>['data'];

interface Props {
  receipt: Receipt;
  copy: ReceiptCopy;
}

/** What came, to whom and when; what it is worth is for others to say. */
export function ReceiptWords({ receipt, copy }: Props) {
  const { code, number, donorName, itemsName, quantity, charity, receivedAt, coins, withdrawnAt } = receipt;
  const facts: [string, ReactNode][] = [
    [copy.number, number],
    ...(donorName ? [[copy.donor, donorName] as [string, string]] : []),
    [copy.items, itemsName],
    [copy.quantity, quantity],
    [copy.charity, charity.title],
    [copy.receivedAt, <Time key="received" at={receivedAt} />],
    [copy.coins, coins],
  ];
  // As the receipts of e-mails are addressed, whatever the letter case this page was asked for in.
  const address = `${globalThis.location?.origin ?? ''}/receipt/${code}`;
  const [before, after] = copy.withdrawn.split('{date}');
  return (
    <>
      {withdrawnAt && (
        <p className="notice notice--alert">
          {before}
          <Time at={withdrawnAt} />
          {after}
        </p>
      )}
      <Facts facts={facts} />
      <p>{copy.note}</p>
      <p className="receipt__address">
        {copy.check}
        <br />
        <span>{address}</span>
      </p>
      <button className="receipt__print button button--quiet button--small" type="button" onClick={() => print()}>
        {copy.print}
      </button>
    </>
  );
}
