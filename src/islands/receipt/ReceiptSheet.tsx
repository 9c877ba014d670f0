import { formatMessage } from '@kindcrate/contract/message-format';
import type { Receipt } from '@kindcrate/contract/receipts';
import type { ReactNode } from 'react';
import { Detail, type DetailCopy } from '../../ui/detail/Detail.tsx';
import type { DetailProps } from '../../ui/detail/use-detail.ts';
import { Facts } from '../../ui/facts/Facts.tsx';
import { Time } from '../../ui/time/Time.tsx';
import '../../styles/blocks/receipt.scss';
import '../../styles/blocks/eyebrow.scss';
import '../../styles/blocks/quiet.scss';

export interface ReceiptCopy extends DetailCopy {
  /** With `{site}`. */
  eyebrow: string;
  title: string;
  loading: string;
  number: string;
  donor: string;
  items: string;
  /** One of several items. With `{name}` and `{quantity}`. */
  item: string;
  quantity: string;
  charity: string;
  receivedAt: string;
  coins: string;
  /** With `{date}`. */
  withdrawn: string;
  note: string;
  /** Introduces the receipt's URL. */
  check: string;
  print: string;
}

interface Props extends DetailProps<Receipt> {
  copy: ReceiptCopy;
  siteName: string;
}

/** A receipt as one printable sheet, which anyone who knows its URL can read. */
export function ReceiptSheet({ copy, siteName, ...detail }: Props) {
  const loading = (
    <p className="quiet" role="status">
      {copy.loading}
    </p>
  );
  return (
    <Detail {...detail} copy={copy} loading={loading}>
      {(receipt, status) => (
        <article className="receipt">
          <p className="eyebrow">{formatMessage(copy.eyebrow, { site: siteName })}</p>
          <h1 className="receipt__title">{copy.title}</h1>
          {status}
          {receipt && <ReceiptDetails receipt={receipt} copy={copy} />}
        </article>
      )}
    </Detail>
  );
}

/** The items of which at least one piece arrived. */
function ReceivedItems({ items, copy }: { items: Receipt['items']; copy: ReceiptCopy }) {
  return (
    <ul className="receipt__items">
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a receipt never changes, and two items may have the same name
        <li key={index}>{formatMessage(copy.item, item)}</li>
      ))}
    </ul>
  );
}

function ReceiptDetails({ receipt, copy }: { receipt: Receipt; copy: ReceiptCopy }) {
  const { code, number, donorName, itemsName, items, quantity, charity, receivedAt, coins, withdrawnAt } = receipt;
  const facts: [string, ReactNode][] = [
    [copy.number, number],
    ...(donorName ? [[copy.donor, donorName] as [string, string]] : []),
    [copy.items, items.length > 1 ? <ReceivedItems key="items" items={items} copy={copy} /> : itemsName],
    [copy.quantity, quantity],
    [copy.charity, charity.title],
    [copy.receivedAt, <Time key="received" at={receivedAt} />],
    [copy.coins, coins],
  ];
  // Not `location.href`: codes are case-insensitive, so the page's URL may differ from the one in emails.
  const url = `${globalThis.location?.origin ?? ''}/receipt/${code}`;
  const [beforeDate, afterDate] = copy.withdrawn.split('{date}');
  return (
    <>
      {withdrawnAt && (
        <p className="notice notice--alert">
          {beforeDate}
          <Time at={withdrawnAt} />
          {afterDate}
        </p>
      )}
      <Facts facts={facts} />
      <p>{copy.note}</p>
      <p className="receipt__address">
        {copy.check}
        <br />
        <span>{url}</span>
      </p>
      <button className="receipt__print button button--quiet button--small" type="button" onClick={() => print()}>
        {copy.print}
      </button>
    </>
  );
}
