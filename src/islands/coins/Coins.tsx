import type { CollectionEntry } from 'astro:content';
import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import { coinRule } from '../../stores/coin-rule.ts';
import { $coinTotals, coinEntries } from '../../stores/coins.ts';
import { useReady } from '../../ui/form/use-ready.ts';
import { PagedList } from '../../ui/paged-list/PagedList.tsx';
import { RedemptionApproval } from '../../ui/redemption-approval/RedemptionApproval.tsx';
import { useResource } from '../../ui/resource/use-resource.ts';
import { Balance } from './Balance.tsx';
import { CoinLine } from './CoinLine.tsx';
import './coins.scss';
import { EarningRule } from './EarningRule.tsx';

interface Props {
  copy: CollectionEntry<'coins'>['data'];
  approval: CollectionEntry<'profile'>['data']['qrcode']['approval'];
}

/** Every coin that the donor earned and spent, what is left, and how more are earned. */
export default function Coins({ copy, approval }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const totals = useStore($coinTotals, { ssr: () => undefined });
  const { data: rule } = useResource(coinRule);
  useReady(root);
  return (
    <div className="purse" ref={root}>
      <RedemptionApproval copy={approval} onEnded={() => void coinEntries.filterBy(undefined)} />
      <div className="purse__main">
        <Balance totals={totals} copy={copy} />
        <section>
          <h2 className="purse__title">{copy.entries}</h2>
          <PagedList pages={coinEntries} copy={copy.list} none={copy.none} label={copy.entries}>
            {(entry) => <CoinLine entry={entry} copy={copy} />}
          </PagedList>
        </section>
      </div>
      <EarningRule rule={rule} copy={copy.rule} />
    </div>
  );
}
