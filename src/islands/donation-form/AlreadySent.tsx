import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx';
import type { DonationFormCopy } from './copy.ts';

interface Props {
  copy: DonationFormCopy;
  onSendAnother: () => void;
}

/** Shown when an earlier attempt placed the order and the form was edited before a retry (docs/decisions/0005). */
export function AlreadySent({ copy, onSendAnother }: Props) {
  const { text, sendAnother } = copy.alreadySent;
  // The error summary shows a message without a field's name as plain text.
  return (
    <ErrorSummary problem={{ title: copy.failure, fields: { '': text } }} formName="donation">
      <a href="/profile#orders">{copy.toProfile}</a>
      <button className="button button--quiet button--small" type="button" onClick={onSendAnother}>
        {sendAnother}
      </button>
    </ErrorSummary>
  );
}
