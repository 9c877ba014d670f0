import type { CollectionEntry } from 'astro:content';
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx';

interface Props {
  copy: CollectionEntry<'donationForm'>['data'];
  onSendAnother: () => void;
}

/** A first try has made the order, and what is in the form now is not the same (docs/decisions/0005). */
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
