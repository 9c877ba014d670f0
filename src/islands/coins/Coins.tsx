import type { CollectionEntry } from 'astro:content';
import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import { $balance, coinEntries } from '../../stores/coins.ts';
import { useReady } from '../form/use-ready.ts';
import { PagedList } from '../paged-list/PagedList.tsx';
import { RedemptionApproval } from '../redemption-approval/RedemptionApproval.tsx';
import { CoinLine } from './CoinLine.tsx';
import './coins.scss';

interface Props {
  copy: CollectionEntry<'coins'>['data'];
  approval: CollectionEntry<'profile'>['data']['qrcode']['approval'];
}

/** Every coin that the donor earned and spent, and what is left. */
export default function Coins({ copy, approval }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const sums = useStore($balance, { ssr: () => undefined });
  useReady(root);
  return (
    <div className="coins" ref={root}>
      <RedemptionApproval copy={approval} onEnded={() => void coinEntries.reload()} />
      <p className="coins__balance">
        <span className="coins__number">{sums?.balance ?? '–'}</span> {copy.balance}
      </p>
      {sums !== undefined && sums.debt > 0 && <p>{copy.debt.replace('{coins}', String(sums.debt))}</p>}
      <p>
        <a className="button button--small" href={copy.spend.href}>
          {copy.spend.label}
        </a>
      </p>
      <PagedList pages={coinEntries} copy={copy.list} none={copy.none} label={copy.entries}>
        {(entry) => <CoinLine entry={entry} copy={copy} />}
      </PagedList>
    </div>
  );
}
