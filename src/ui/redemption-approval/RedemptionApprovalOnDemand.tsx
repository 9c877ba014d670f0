import { useEffect } from 'react';
import { onDemand } from '../../lib/on-demand.ts';
import { $approval } from '../../stores/pending-redemptions.ts';
import { useIdlePrefetch } from '../on-demand/use-idle-prefetch.ts';
import { useOnDemand } from '../on-demand/use-on-demand.ts';
import { TryAgain } from '../try-again/TryAgain.tsx';
import { useStore } from '../use-store.ts';
import type { ApprovalCopy } from './ApprovalCard.tsx';

const dialogCode = onDemand(
  'RedemptionApproval',
  async () => (await import('./RedemptionApproval.tsx')).RedemptionApproval,
);

interface Props {
  copy: ApprovalCopy;
  tryAgain: string;
  onEnded: () => void;
}

/** The dialog `RedemptionApproval`, whose code is loaded before it is first needed. Renders nothing until a request waits for an answer. */
export function RedemptionApprovalOnDemand({ tryAgain, ...props }: Props) {
  const isWaiting = useStore($approval) !== undefined;
  const { loaded: RedemptionApproval, hasFailed, load } = useOnDemand(dialogCode);
  useIdlePrefetch([dialogCode]);
  useEffect(() => {
    if (isWaiting) void load();
  }, [isWaiting, load]);
  if (RedemptionApproval) return <RedemptionApproval {...props} />;
  if (!hasFailed) return null;
  // Specification, section 8: the notice names the chunk.
  return <TryAgain text="Loading chunk RedemptionApproval failed" label={tryAgain} onRetry={() => void load()} />;
}
