import { type SubmitEvent, useCallback, useRef, useState } from 'react';
import { isOrderKey, orderKeyFromLabel } from '../../../../lib/order-label.ts';
import { AsyncButton } from '../../../../ui/async-button/AsyncButton.tsx';
import { Field } from '../../../../ui/field/Field.tsx';
import { Scanner } from '../../../../ui/scanner/Scanner.tsx';
import type { LabelSearchCopy } from './copy.ts';
import { LabelResultNotice } from './LabelResultNotice.tsx';
import { useLabel } from './use-label.ts';
import './label-search.scss';

interface Props {
  isStaff: boolean;
  copy: LabelSearchCopy;
}

/** Opens an order by scanning its label, or by typing the end of its number. The queue then shows only the orders with that number. */
export function LabelSearch({ isStaff, copy }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [isIncomplete, setIncomplete] = useState(false);
  const { key, rows, open, showAll } = useLabel();
  // `openScanned` always stays the same function, so that the scanner keeps running while the queue changes.
  const latest = useRef(open);
  latest.current = open;
  const openScanned = useCallback((order: string) => {
    setIncomplete(false);
    void latest.current(order);
  }, []);
  const focusNumber = useCallback(() => form.current?.querySelector('input')?.focus(), []);
  const openTyped = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('order')).trim();
    setIncomplete(!isOrderKey(typed));
    if (isOrderKey(typed)) void open(typed);
    else focusNumber();
  };

  return (
    <div className={key === undefined ? 'label-search' : 'label-search label-search--open'}>
      <Scanner copy={copy} read={orderKeyFromLabel} onCode={openScanned} onUnavailable={focusNumber} />
      <form className="label-search__form" aria-label={copy.title} onSubmit={openTyped} noValidate ref={form}>
        <Field
          id="label-order"
          name="order"
          label={copy.number}
          hint={copy.numberHint}
          error={isIncomplete ? copy.incomplete : undefined}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
        />
        <AsyncButton label={copy.open} type="submit" isPending={key !== undefined && !rows} />
      </form>
      <LabelResultNotice rows={key === undefined ? undefined : rows} isStaff={isStaff} copy={copy} />
      {key !== undefined && (
        <AsyncButton label={copy.showAll} isQuiet isPending={false} onClick={() => void showAll()} />
      )}
    </div>
  );
}
