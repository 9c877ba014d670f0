import { type RefObject, type SubmitEvent, useCallback, useMemo, useState } from 'react';
import { orderKeyFromLabel, orderKeyFromScan } from '../../../lib/order-label.ts';
import { createRepeatDetector } from '../../../lib/repeated-reads.ts';
import { receiveParcel, scan } from '../../../stores/receiving.ts';
import { Field } from '../../../ui/field/Field.tsx';
import { Scanner, type ScannerCopy } from '../../../ui/scanner/Scanner.tsx';
import type { ReceiveCopy } from './copy.ts';
import { focusNumberField } from './focus-number-field.ts';
import { useScanKeys } from './use-scan-keys.ts';

interface Props {
  input: RefObject<HTMLInputElement | null>;
  copy: ReceiveCopy;
  scanner: ScannerCopy;
}

/**
 * Finds parcels one after another: by their labels, which the camera or a hand scanner that acts as a keyboard reads, or by the end of an
 * order number that someone types.
 */
export function ScanPanel({ input, copy, scanner }: Props) {
  const [isIncomplete, setIncomplete] = useState(false);
  const onKeyDown = useScanKeys(input, copy.missing);
  const isRepeated = useMemo(() => createRepeatDetector(), []);
  const onCode = useCallback(
    (key: string) => {
      setIncomplete(false);
      if (!isRepeated(key)) void scan(key);
    },
    [isRepeated],
  );
  const onUnavailable = useCallback(() => input.current?.focus(), [input]);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = input.current;
    if (!field) return;
    const typed = field.value.trim();
    const key = orderKeyFromScan(typed);
    setIncomplete(typed !== '' && key === undefined);
    // The text of the next scan must not be appended to this one.
    if (key !== undefined || typed === '') field.value = '';
    else field.select();
    if (key !== undefined) void scan(key);
    else if (typed === '') receiveParcel();
    focusNumberField(field);
  };

  return (
    <section className="scan-panel" aria-label={scanner.scan}>
      <Scanner copy={scanner} read={orderKeyFromLabel} onCode={onCode} onUnavailable={onUnavailable} isContinuous />
      <form className="scan-panel__form" onSubmit={onSubmit} noValidate>
        <Field
          id="receive-number"
          name="order"
          label={copy.number}
          hint={copy.numberHint}
          error={isIncomplete ? copy.incomplete : undefined}
          ref={input}
          required={false}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={300}
          onKeyDown={onKeyDown}
        />
        <button className="button button--small button--quiet" type="submit">
          {copy.find}
        </button>
      </form>
    </section>
  );
}
