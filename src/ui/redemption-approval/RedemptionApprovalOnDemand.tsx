import { onDemand } from '../../lib/on-demand.ts';
import { useWhenIdle } from '../on-demand/use-idle-prefetch.ts';
import { useOnDemand } from '../on-demand/use-on-demand.ts';
import { TryAgain } from '../try-again/TryAgain.tsx';
import type { ApprovalCopy } from './ApprovalCard.tsx';

const lazyRedemptionApproval = onDemand(
  'RedemptionApproval',
  async () => (await import('./RedemptionApproval.tsx')).RedemptionApproval,
);

interface Props {
  copy: ApprovalCopy;
  tryAgain: string;
  /** Called before the retry button, which may have the focus, disappears. */
  onRetry: () => void;
  onEnded: () => void;
}

/**
 * Loads the dialog `RedemptionApproval`, which polls the API for requests. Its code is loaded after the page's, because nobody sees the
 * dialog before a partner sends a request.
 */
export function RedemptionApprovalOnDemand({ tryAgain, onRetry, ...props }: Props) {
  const { loaded: RedemptionApproval, hasFailed, load } = useOnDemand(lazyRedemptionApproval);
  const start = () => void load();
  const retry = () => {
    onRetry();
    start();
  };
  useWhenIdle(start);
  if (RedemptionApproval) return <RedemptionApproval {...props} />;
  // Specification, section 8: the notice names the chunk.
  return (
    hasFailed && (
      <TryAgain text={`Loading chunk ${lazyRedemptionApproval.chunk} failed`} label={tryAgain} onRetry={retry} />
    )
  );
}
