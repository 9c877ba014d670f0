import type { CollectionEntry } from 'astro:content';
import { useStore } from '@nanostores/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { $approval, closeApproval, decide } from '../../stores/pending-redemptions.ts';
import { ApprovalCard } from './ApprovalCard.tsx';

interface Props {
  copy: CollectionEntry<'profile'>['data']['qrcode']['approval'];
  /** Called when a request came to its end, whichever it was: coins may be gone, and the code is used up. */
  onEnded: () => void;
}

/** Asks the donor, as soon as a partner asks for coins, and names the reference afterwards. It interrupts on purpose. */
export function RedemptionApproval({ copy, onEnded }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const approval = useStore($approval);
  const status = approval?.redemption.status;
  const tellEnd = useEffectEvent(onEnded);

  useEffect(() => {
    if (!status) return;
    if (!dialog.current?.open) dialog.current?.showModal();
    // Not a button: whoever was about to press something else must not approve by it.
    dialog.current?.querySelector<HTMLElement>('h2')?.focus();
    if (status !== 'pending') tellEnd();
  }, [status]);

  if (!approval) return null;
  return (
    <dialog
      className="approval"
      ref={dialog}
      role="alertdialog"
      aria-labelledby="approval-title"
      aria-describedby="approval-text"
      onCancel={(event) => {
        event.preventDefault();
        if (status !== 'pending') closeApproval();
      }}
    >
      <ApprovalCard approval={approval} copy={copy} onDecide={decide} onClose={closeApproval} />
    </dialog>
  );
}
