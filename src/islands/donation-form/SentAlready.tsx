import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx';
import type { DonationFormCopy } from './copy.ts';

interface Props {
  copy: DonationFormCopy;
  onSendAnother: () => void;
}

/** Shown when the form was changed after an attempt that did place an order (docs/decisions/0005). */
export function SentAlready({ copy, onSendAnother }: Props) {
  const { text, another } = copy.alreadyReceived;
  return (
    <ErrorSummary problem={{ title: copy.failure, fields: { '': text } }} formName="donation">
      <a href="/profile#orders">{copy.toProfile}</a>
      <button className="button button--quiet button--small" type="button" onClick={onSendAnother}>
        {another}
      </button>
    </ErrorSummary>
  );
}
