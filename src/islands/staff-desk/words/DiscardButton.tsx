import { formatMessage } from '@kindcrate/contract/message-format';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { discardCopy } from '../../../stores/staff-copy-actions.ts';
import { AsyncButton } from '../../../ui/async-button/AsyncButton.tsx';
import { Confirmation } from './Confirmation.tsx';
import type { WordsCopy } from './copy.ts';

interface Props {
  /** How many fields the draft changes. */
  changeCount: number;
  /** Called with the API's message. */
  onDone: (message: string) => void;
  copy: WordsCopy;
}

/** A button that discards the draft after asking for confirmation. */
export function DiscardButton({ changeCount, onDone, copy }: Props) {
  const [isAsking, setAsking] = useState(false);
  const wrapper = useRef<HTMLSpanElement>(null);
  const cancel = () => {
    flushSync(() => setAsking(false));
    wrapper.current?.querySelector('button')?.focus();
  };
  if (!isAsking)
    return (
      <span ref={wrapper}>
        <AsyncButton label={copy.discard} isQuiet isPending={false} onClick={() => setAsking(true)} />
      </span>
    );
  return (
    <Confirmation
      question={formatMessage(copy.discardQuestion, { count: changeCount })}
      confirmLabel={copy.discardConfirm}
      keepLabel={copy.keep}
      failure={copy.failure}
      run={discardCopy}
      onDone={onDone}
      onCancel={cancel}
    />
  );
}
