import { formatMessage } from '@kindcrate/contract/message-format';
import type { YearlyStatement } from '@kindcrate/contract/statements';
import { pathOfStatement } from '../../lib/statement-path.ts';
import { Detail } from '../../ui/detail/Detail.tsx';
import type { DetailProps } from '../../ui/detail/use-detail.ts';
import { CoinsInReturn } from './CoinsInReturn.tsx';
import type { StatementCopy } from './copy.ts';
import { formatDate } from './format-date.ts';
import { GiftLine } from './GiftLine.tsx';
import '../../styles/blocks/receipt.scss';
import '../../styles/blocks/eyebrow.scss';
import '../../styles/blocks/quiet.scss';
import './statement.scss';

interface Props extends DetailProps<YearlyStatement> {
  copy: StatementCopy;
  siteName: string;
}

/** A donor's statement of one year, which can be printed. */
export function StatementSheet({ copy, siteName, ...detail }: Props) {
  const loading = (
    <p className="quiet" role="status">
      {copy.loading}
    </p>
  );
  return (
    <Detail {...detail} copy={copy} loading={loading}>
      {(statement, status) => (
        <>
          <article className="receipt statement">
            <p className="eyebrow">{formatMessage(copy.eyebrow, { site: siteName })}</p>
            <h1 className="receipt__title">
              {statement ? formatMessage(copy.heading, { year: statement.year }) : copy.title}
            </h1>
            {status}
            {statement && <StatementDetails statement={statement} copy={copy} />}
          </article>
          {statement && <OtherYears statement={statement} label={copy.years} />}
        </>
      )}
    </Detail>
  );
}

function StatementDetails({ statement, copy }: { statement: YearlyStatement; copy: StatementCopy }) {
  const { donor, gifts, pieces } = statement;
  const total = formatMessage(copy.total, { gifts: gifts.length, pieces });
  return (
    <>
      <p>{formatMessage(copy.donor, donor)}</p>
      {gifts.length === 0 ? (
        <>
          <p>{copy.none}</p>
          <a className="statement__give button button--small" href={copy.give.href}>
            {copy.give.label}
          </a>
        </>
      ) : (
        <>
          <ol className="statement__gifts" aria-label={copy.gifts}>
            {gifts.map((gift) => (
              <GiftLine key={gift.number} gift={gift} copy={copy} />
            ))}
          </ol>
          <p className="statement__total">{total}</p>
          <p>{copy.goods}</p>
          <CoinsInReturn statement={statement} copy={copy} />
          <p className="quiet">{copy.advice}</p>
          <p className="quiet">{formatMessage(copy.created, { date: formatDate(new Date().toISOString()) })}</p>
          <button className="receipt__print button button--quiet button--small" type="button" onClick={() => print()}>
            {copy.print}
          </button>
        </>
      )}
    </>
  );
}

/** Links to the statements of other years in which something was received. */
function OtherYears({ statement, label }: { statement: YearlyStatement; label: string }) {
  const years = statement.years.filter((year) => year !== statement.year);
  if (years.length === 0) return null;
  return (
    <nav className="statement-years" aria-label={label}>
      <span aria-hidden="true">{label}</span>
      {years.map((year) => (
        <a key={year} href={pathOfStatement(year)}>
          {year}
        </a>
      ))}
    </nav>
  );
}
