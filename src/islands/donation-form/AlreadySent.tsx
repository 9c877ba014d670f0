import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx';
import type { DonationFormCopy } from './copy.ts';

interface Props {
  copy: DonationFormCopy;
  onSendAnother: () => void;
}

/** Shown when an earlier attempt placed the order and the form was edited before a retry (docs/decisions/0005). */
export function AlreadySent({ copy, onSendAnother }: Props) {
  const { text, another } = copy.alreadyReceived;
  // A field message without a field's name is shown without a link.
  return (
    <ErrorSummary problem={{ title: copy.failure, fields: { '': text } }} formName="donation">
      <a href="/profile#orders">{copy.toProfile}</a>
      <button className="button button--quiet button--small" type="button" onClick={onSendAnother}>
        {another}
      </button>
    </ErrorSummary>
  );
}
