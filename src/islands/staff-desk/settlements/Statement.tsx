import { formatMessage } from '@kindcrate/contract/message-format';
import type { SettlementStatement } from '@kindcrate/contract/settlements';
import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { downloadRedemptions, settlementStatement } from '../../../stores/staff-settlements.ts';
import { ActionNotice } from '../../../ui/async-button/ActionNotice.tsx';
import { AsyncButton } from '../../../ui/async-button/AsyncButton.tsx';
import { useAsyncAction } from '../../../ui/async-button/use-async-action.ts';
import { Spinner } from '../../../ui/spinner/Spinner.tsx';
import { TryAgain } from '../../../ui/try-again/TryAgain.tsx';
import type { StaffDeskCopy } from '../copy.ts';
import { FigureTable } from '../figures/FigureTable.tsx';
import { formatMonth } from '../figures/months.ts';
import { CalendarDay } from '../overview/CalendarDay.tsx';
import type { SettlementsCopy } from './copy.ts';
import { Entries } from './Entries.tsx';
import { showBrands } from './use-open-brand.ts';

interface Props {
  month: string;
  /** The id of the brand. */
  brand: string;
  copy: StaffDeskCopy;
}

/** The statement of a brand, in a printable form. When the statement opens, its heading gets the focus. */
export function Statement({ month, brand, copy }: Props) {
  const { settlements, list } = copy;
  const statement = useStore(settlementStatement.$state);
  // Until the reload has started, the store may still have another statement, or an earlier version of this one.
  const [hasReloadStarted, setReloadStarted] = useState(false);
  useEffect(() => {
    void settlementStatement.reload();
    setReloadStarted(true);
  }, []);
  const back = (
    <button className="button button--small button--quiet" type="button" onClick={showBrands}>
      {settlements.back}
    </button>
  );
  if (hasReloadStarted && statement.state === 'failed')
    return (
      <>
        {back}
        <TryAgain text={list.failed} label={list.tryAgain} onRetry={() => void settlementStatement.reload()} />
      </>
    );
  if (!hasReloadStarted || !statement.data) return <Spinner label={list.loading} />;
  return (
    <div className="settlements">
      <div className="settlements__actions">
        {back}
        <Actions month={month} brand={brand} title={statement.data.brand.title} copy={settlements} />
      </div>
      <Sheet statement={statement.data} copy={settlements} />
    </div>
  );
}

interface ActionsProps {
  month: string;
  brand: string;
  title: string;
  copy: SettlementsCopy;
}

function Actions({ month, brand, title, copy }: ActionsProps) {
  const action = useAsyncAction(copy.downloadFailed);
  const download = () =>
    action.run(async () => {
      await downloadRedemptions({ month, brand }, formatMessage(copy.fileName, { brand: title, month }));
      return copy.downloaded;
    });
  return (
    <>
      <button className="button button--small button--quiet" type="button" onClick={() => print()}>
        {copy.print}
      </button>
      <AsyncButton label={copy.download} isQuiet isPending={action.isPending} onClick={() => void download()} />
      <ActionNotice action={action} />
    </>
  );
}

function Sheet({ statement, copy }: { statement: SettlementStatement; copy: SettlementsCopy }) {
  const { brand, month, days, redemptions, coins, timeZone } = statement;
  const title = formatMessage(copy.statement, { brand: brand.title, month: formatMonth(month) });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <article className="figure-card settlement" aria-labelledby="settlement-title">
      <header className="figure-card__head">
        <h2 className="desk-title" id="settlement-title" tabIndex={-1} ref={heading}>
          {title}
        </h2>
        <p className="quiet">{formatMessage(copy.zone, { zone: timeZone })}</p>
      </header>
      {days.length === 0 && <p className="figure-card__none">{copy.noDays}</p>}
      {days.length > 0 && (
        <FigureTable
          title={title}
          columns={[copy.day, copy.redemptions, copy.coins]}
          rows={days.map((day) => ({
            id: day.day,
            name: <CalendarDay day={day.day} />,
            values: [day.redemptions, day.coins],
          }))}
          total={{ id: 'total', name: copy.total, values: [redemptions, coins] }}
          noValue=""
        />
      )}
      <Entries statement={statement} copy={copy} />
    </article>
  );
}
