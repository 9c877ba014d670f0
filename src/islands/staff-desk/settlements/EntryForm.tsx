import { limits } from '@kindcrate/contract/limits';
import { formatMessage } from '@kindcrate/contract/message-format';
import { addSettlementEntryEndpoint } from '@kindcrate/contract/settlements';
import { useEffect, useState } from 'react';
import { addSettlementEntry, refreshStatement } from '../../../stores/staff-settlements.ts';
import { AsyncButton } from '../../../ui/async-button/AsyncButton.tsx';
import { ReloadButton } from '../../../ui/async-button/ReloadButton.tsx';
import { Field } from '../../../ui/field/Field.tsx';
import { ErrorSummary } from '../../../ui/form/ErrorSummary.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import type { SettlementsCopy } from './copy.ts';

interface Props {
  /** The id of the brand. */
  brand: string;
  month: string;
  /** The number of coins to settle; negative for coins to reverse. */
  coins: number;
  /** The number of the new entry. */
  sequence: number;
  /** Called with a message after an entry was added, or the entries were reloaded. */
  onChanged: (message: string) => void;
  copy: SettlementsCopy;
}

/** Settles coins, or reverses what was settled. Reversing is rare, so its form is behind a button. */
export function EntryForm({ brand, month, coins, sequence, onChanged, copy }: Props) {
  const isReversal = coins < 0;
  const [isOpen, setOpen] = useState(!isReversal);
  const label = formatMessage(isReversal ? copy.reverse : copy.settle, { coins: Math.abs(coins) });
  const form = useForm({
    name: isReversal ? 'settlement-reversal' : 'settlement',
    struct: addSettlementEntryEndpoint.body,
    errorTitle: copy.errorTitle,
    failure: copy.failure,
    async send(body) {
      onChanged(await addSettlementEntry(brand, body));
      return undefined;
    },
  });
  const note = form.field('note');
  useEffect(() => {
    // The button that opened the form is gone.
    if (isReversal && isOpen) document.getElementById(note.id)?.focus();
  }, [isReversal, isOpen, note.id]);
  if (!isOpen)
    return (
      <button className="button button--small button--quiet" type="button" onClick={() => setOpen(true)}>
        {label}
      </button>
    );
  return (
    <form className="form desk-form settlement__form" aria-label={label} {...form.props}>
      <ErrorSummary {...form.summary}>
        <ReloadButton
          cause={form.problem?.cause}
          copy={copy.reloadLatest}
          load={refreshStatement}
          onLoaded={() => onChanged(copy.reloadLatest.done)}
        />
      </ErrorSummary>
      <Field
        {...note}
        label={isReversal ? copy.reason : copy.note}
        hint={isReversal ? copy.reasonHint : copy.noteHint}
        required={isReversal}
        maxLength={limits.reason}
        autoComplete="off"
      />
      <input type="hidden" name="month" value={month} />
      <input type="hidden" name="coins" value={coins} />
      <input type="hidden" name="sequence" value={sequence} />
      <div className="button-row">
        <AsyncButton label={label} type="submit" isQuiet={isReversal} isPending={form.isPending} />
      </div>
    </form>
  );
}
