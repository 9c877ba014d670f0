import { formatMessage } from '@kindcrate/contract/message-format';
import { useStore } from '@nanostores/react';
import { useId, useState } from 'react';
import { rowToUndo, type ShiftSummary, sumUp } from '../../../lib/shift.ts';
import { $isRetrying, $shift, finishShift, undoReceiving } from '../../../stores/shift.ts';
import { AsyncButton } from '../../../ui/async-button/AsyncButton.tsx';
import type { ReceiveCopy } from './copy.ts';
import { ShiftRow } from './ShiftRow.tsx';
import './shift.scss';

interface Props {
  /** Called after a row has been opened, which removes it from the list. */
  onOpen: () => void;
  copy: ReceiveCopy;
}

/** The parcels of this shift, the latest first, and their totals. */
export function ShiftList({ onOpen, copy }: Props) {
  const { shift } = copy;
  const id = useId();
  const { rows } = useStore($shift);
  const isRetrying = useStore($isRetrying);
  const earliest = rows.at(-1);
  return (
    <section className="shift" aria-labelledby={id}>
      <header className="shift__head">
        <h2 className="shift__title" id={id}>
          {shift.title}
        </h2>
        {earliest && (
          <span className="shift__since">{formatMessage(shift.since, { time: formatTime(earliest.at) })}</span>
        )}
      </header>
      <div role="status">{isRetrying && <p className="shift__offline">{copy.offline}</p>}</div>
      <Totals summary={sumUp(rows)} copy={copy} />
      {rows.length === 0 && <p className="shift__none">{shift.none}</p>}
      <ol className="shift__rows">
        {rows.map((row) => (
          <ShiftRow key={row.id} row={row} onOpen={onOpen} copy={shift} />
        ))}
      </ol>
      {rows.length > 0 && <Actions canUndo={rowToUndo(rows) !== undefined} copy={copy} />}
    </section>
  );
}

function Totals({ summary, copy: { shift } }: { summary: ShiftSummary; copy: ReceiveCopy }) {
  const format = new Intl.NumberFormat(globalThis.document?.documentElement.lang);
  return (
    <dl className="shift__totals">
      {(['parcels', 'pieces', 'aside'] as const).map((name) => (
        <div key={name}>
          <dt>{shift[name]}</dt>
          <dd>{format.format(summary[name])}</dd>
        </div>
      ))}
    </dl>
  );
}

function Actions({ canUndo, copy: { shift } }: { canUndo: boolean; copy: ReceiveCopy }) {
  const [isFinishing, setFinishing] = useState(false);
  const finish = async () => {
    setFinishing(true);
    await finishShift();
    setFinishing(false);
  };
  return (
    <footer className="shift__actions">
      <button
        className="button button--small button--quiet"
        type="button"
        aria-disabled={!canUndo}
        onClick={() => void undoReceiving()}
      >
        {shift.undo}
        <span aria-hidden="true">
          <kbd>z</kbd>
        </span>
      </button>
      <AsyncButton label={shift.finish} isQuiet isPending={isFinishing} onClick={() => void finish()} />
    </footer>
  );
}

function formatTime(at: string): string {
  const language = globalThis.document?.documentElement.lang;
  return new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(new Date(at));
}
