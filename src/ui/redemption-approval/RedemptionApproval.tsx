import { useStore } from '@nanostores/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { $approval, closeApproval } from '../../stores/pending-redemptions.ts';
import { decideRedemption } from '../../stores/redemption-decision.ts';
import type { ApprovalCopy } from './ApprovalCard.tsx';
import { ApprovalCard } from './ApprovalCard.tsx';

interface Props {
  copy: ApprovalCopy;
  /** Called when a request has been approved or refused, or has expired: coins may have been spent, and the code is used up. */
  onEnded: () => void;
}

/** An alert dialog that asks the donor to approve a partner's request, and shows the reference afterward. */
export function RedemptionApproval({ copy, onEnded }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const approval = useStore($approval);
  const status = approval?.redemption.status;
  const notifyEnd = useEffectEvent(onEnded);

  useEffect(() => {
    if (!status) return;
    if (!dialog.current?.open) dialog.current?.showModal();
    // Not a button: someone about to press something else when the dialog opens must not approve by accident.
    dialog.current?.querySelector<HTMLElement>('h2')?.focus();
    if (status !== 'pending') notifyEnd();
  }, [status]);

  if (!approval) return null;
  return (
    <dialog
      className="dialog"
      ref={dialog}
      role="alertdialog"
      aria-labelledby="approval-title"
      aria-describedby="approval-text"
      // Escape must not close a request that has no answer yet.
      onCancel={(event) => {
        event.preventDefault();
        if (status !== 'pending') closeApproval();
      }}
    >
      <ApprovalCard approval={approval} copy={copy} onDecide={decideRedemption} onClose={closeApproval} />
    </dialog>
  );
}
