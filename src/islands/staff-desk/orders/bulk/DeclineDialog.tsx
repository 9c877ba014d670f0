import { singleLine } from '@kindcrate/contract/fields';
import { limits } from '@kindcrate/contract/limits';
import { formatMessage } from '@kindcrate/contract/message-format';
import { useEffect, useRef } from 'react';
import { object } from 'superstruct';
import { holdMove } from '../../../../stores/order-moves.ts';
import { AsyncButton } from '../../../../ui/async-button/AsyncButton.tsx';
import { TextAreaField } from '../../../../ui/field/TextAreaField.tsx';
import { ErrorSummary } from '../../../../ui/form/ErrorSummary.tsx';
import { useForm } from '../../../../ui/form/use-form.ts';
import type { DeskOrdersCopy } from '../../copy.ts';
import { useSavedTexts } from '../../saved-texts/use-saved-texts.tsx';
import '../../../../ui/dialog/dialog.scss';

interface Props {
  count: number;
  onClose: () => void;
  copy: DeskOrdersCopy;
}

const declineStruct = object({ reason: singleLine('Reason', limits.reason) });

/** Asks for the reason why the selected orders are declined. */
export function DeclineDialog({ count, onClose, copy }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    // Most reasons are typed. By default, a dialog would focus the first control, which is above the field.
    dialog.current?.querySelector('textarea')?.focus();
  }, []);
  const savedTexts = useSavedTexts('reason', copy);
  const form = useForm({
    name: 'bulk-decline',
    struct: declineStruct,
    errorTitle: copy.errorTitle,
    failure: copy.failure,
    async send({ reason }) {
      dialog.current?.close();
      holdMove('declined', reason);
      return undefined;
    },
  });
  return (
    <>
      <dialog className="dialog bulk-decline" aria-labelledby="bulk-decline-title" ref={dialog} onClose={onClose}>
        <form className="form desk-form" aria-labelledby="bulk-decline-title" {...form.props}>
          <h2 className="dialog__title" id="bulk-decline-title">
            {formatMessage(copy.bulk.decline, { count })}
          </h2>
          <ErrorSummary {...form.summary} />
          {savedTexts.choice('bulk-decline', form.props.ref)}
          <TextAreaField {...form.field('reason')} label={copy.reason} hint={copy.bulk.reasonHint} rows={3} />
          <div className="button-row">
            <AsyncButton label={copy.statusActions.declined} type="submit" isPending={form.isPending} />
            <AsyncButton label={copy.cancel} isQuiet isPending={false} onClick={() => dialog.current?.close()} />
          </div>
        </form>
      </dialog>
      {savedTexts.editor}
    </>
  );
}
