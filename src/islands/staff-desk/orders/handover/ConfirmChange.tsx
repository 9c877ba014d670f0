import { useEffect, useRef } from 'react';
import { AsyncButton } from '../../../../ui/async-button/AsyncButton.tsx';
import type { HandoverQuestionCopy } from './copy.ts';

interface Props {
  isPending: boolean;
  onConfirm: () => void;
  onClose: () => void;
  copy: HandoverQuestionCopy;
}

/** Asks for confirmation, because the donor may get an email, which cannot be recalled. */
export function ConfirmChange({ isPending, onConfirm, onClose, copy }: Props) {
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => question.current?.focus(), []);
  return (
    <>
      <p ref={question} tabIndex={-1}>
        {copy.question}
      </p>
      <div className="button-row">
        <AsyncButton label={copy.confirm} isPending={isPending} onClick={onConfirm} />
        <AsyncButton label={copy.keep} isQuiet isPending={false} onClick={onClose} />
      </div>
    </>
  );
}
