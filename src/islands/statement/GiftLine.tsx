import { formatMessage } from '@kindcrate/contract/message-format';
import type { YearlyStatement } from '@kindcrate/contract/statements';
import type { StatementCopy } from './copy.ts';
import { formatDate } from './format-date.ts';

interface Props {
  gift: YearlyStatement['gifts'][number];
  copy: Pick<StatementCopy, 'gift' | 'arrived'>;
}

/** What was given, to whom, and when it arrived. */
export function GiftLine({ gift, copy }: Props) {
  const { itemsName, quantity, charity, receivedAt, number } = gift;
  return (
    <li className="statement__gift">
      <b>{itemsName}</b>
      <span>{formatMessage(copy.gift, { quantity, charity: charity.title })}</span>
      <span className="quiet">{formatMessage(copy.arrived, { date: formatDate(receivedAt), number })}</span>
    </li>
  );
}
