import { formatMessage } from '@kindcrate/contract/message-format';
import type { SettlementStatement } from '@kindcrate/contract/settlements';
import { useEffect, useRef, useState } from 'react';
import { TimeSentence } from '../../../ui/time/TimeSentence.tsx';
import type { SettlementsCopy } from './copy.ts';
import { EntryForm } from './EntryForm.tsx';

interface Props {
  statement: SettlementStatement;
  copy: SettlementsCopy;
}

/** The entries of a statement, and the forms that settle open coins or reverse settled ones. */
export function Entries({ statement, copy }: Props) {
  const { brand, month, coins, settled, entries, isOver } = statement;
  const open = coins - settled;
  const [message, setMessage] = useState('');
  const status = useRef<HTMLDivElement>(null);
  // The form that had the focus is gone.
  useEffect(() => {
    if (message) status.current?.focus();
  }, [message]);
  const renderForm = (amount: number) => (
    <EntryForm
      // A new key after each entry, so that the fields are empty again.
      key={`${amount} ${entries.length}`}
      brand={brand._id}
      month={month}
      coins={amount}
      sequence={entries.length + 1}
      onChanged={setMessage}
      copy={copy}
    />
  );
  return (
    <section className="settlement__entries" aria-label={copy.entries}>
      {entries.length > 0 && (
        <>
          <h3 className="settlement__title">{copy.entries}</h3>
          <ul className="settlement__list">
            {entries.map((entry) => (
              <Entry entry={entry} copy={copy} key={entry._id} />
            ))}
          </ul>
        </>
      )}
      <div role="status" tabIndex={-1} ref={status}>
        {message && <p className="notice notice--status">{message}</p>}
      </div>
      {!isOver && <p className="quiet">{copy.notOver}</p>}
      {isOver && open === 0 && coins > 0 && <p>{copy.allSettled}</p>}
      {isOver && open > 0 && renderForm(open)}
      {isOver && settled > 0 && renderForm(-settled)}
    </section>
  );
}

function Entry({ entry, copy }: { entry: SettlementStatement['entries'][number]; copy: SettlementsCopy }) {
  const text = entry.coins > 0 ? copy.settledEntry : copy.reversedEntry;
  return (
    <li>
      <b>{formatMessage(text, { coins: Math.abs(entry.coins) })}</b>
      {entry.note && <span className="settlement__note">{entry.note}</span>}
      <span className="quiet">
        <TimeSentence
          text={formatMessage(copy.by, { name: entry.by ?? copy.formerColleague })}
          at={entry.at}
          showsTime
        />
      </span>
    </li>
  );
}
