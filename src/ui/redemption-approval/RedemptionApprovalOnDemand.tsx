import { onDemand } from '../../lib/on-demand.ts';
import { useWhenIdle } from '../on-demand/use-idle-prefetch.ts';
import { useOnDemand } from '../on-demand/use-on-demand.ts';
import { TryAgain } from '../try-again/TryAgain.tsx';
import type { ApprovalCopy } from './ApprovalCard.tsx';

const code = onDemand('RedemptionApproval', async () => (await import('./RedemptionApproval.tsx')).RedemptionApproval);

interface Props {
  copy: ApprovalCopy;
  tryAgain: string;
  /** Called before the button to try again disappears, which can have the focus. */
  onRetry: () => void;
  onEnded: () => void;
}

/** The dialog `RedemptionApproval`, with what asks the API for it. Nobody sees it before a partner sends a request, so its code is loaded after the page's. */
export function RedemptionApprovalOnDemand({ tryAgain, onRetry, ...props }: Props) {
  const { loaded: RedemptionApproval, hasFailed, load } = useOnDemand(code);
  const start = () => void load();
  const retry = () => {
    onRetry();
    start();
  };
  useWhenIdle(start);
  if (RedemptionApproval) return <RedemptionApproval {...props} />;
  // Specification, section 8: the notice names the chunk.
  return hasFailed && <TryAgain text={`Loading chunk ${code.chunk} failed`} label={tryAgain} onRetry={retry} />;
}
