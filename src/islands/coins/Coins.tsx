import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import { coinRule } from '../../stores/coin-rule.ts';
import { $coinTotals, coinEntries } from '../../stores/coins.ts';
import { PagedList } from '../../ui/paged-list/PagedList.tsx';
import type { ApprovalCopy } from '../../ui/redemption-approval/ApprovalCard.tsx';
import { RedemptionApprovalOnDemand } from '../../ui/redemption-approval/RedemptionApprovalOnDemand.tsx';
import { useResource } from '../../ui/resource/use-resource.ts';
import { useReadyEvent } from '../../ui/use-ready-event.ts';
import { Balance } from './Balance.tsx';
import { CoinEntryView } from './CoinEntryView.tsx';
import type { CoinsCopy } from './copy.ts';
import './coins.scss';
import { EarningRule } from './EarningRule.tsx';

interface Props {
  copy: CoinsCopy;
  approval: ApprovalCopy;
}

/** The donor's balance and ledger, and how coins are earned. */
export default function Coins({ copy, approval }: Props) {
  const root = useRef<HTMLDivElement>(null);
  // The first render must match the server's, which has no session.
  const totals = useStore($coinTotals, { ssr: () => undefined });
  const { data: rule } = useResource(coinRule);
  useReadyEvent(root);
  // `reload` would do nothing while entries that were requested before the redemption ended are still loading.
  const reloadEntries = () => void coinEntries.filterBy(undefined);
  return (
    <div className="coin-history" ref={root} tabIndex={-1}>
      <div className="coin-history__main">
        <RedemptionApprovalOnDemand
          copy={approval}
          tryAgain={copy.list.tryAgain}
          onRetry={() => root.current?.focus()}
          onEnded={reloadEntries}
        />
        <Balance totals={totals} copy={copy} />
        <section>
          <h2 className="coin-history__title">{copy.entries}</h2>
          <PagedList pages={coinEntries} copy={copy.list} emptyMessage={copy.none} label={copy.entries}>
            {(entry) => <CoinEntryView entry={entry} copy={copy} />}
          </PagedList>
        </section>
      </div>
      <EarningRule rule={rule} copy={copy.rule} />
    </div>
  );
}
