import type { ClaimableGift } from '@kindcrate/contract/claim-links';
import { formatMessage } from '@kindcrate/contract/message-format';
import { useEffect, useRef } from 'react';
import { onDemand } from '../../lib/on-demand.ts';
import { claimableGift } from '../../stores/claim-link.ts';
import { isLoading } from '../../stores/resource.ts';
import { LinkMissing } from '../../ui/email-code/LinkMissing.tsx';
import { OnDemandPart } from '../../ui/on-demand/OnDemandPart.tsx';
import { useResource } from '../../ui/resource/use-resource.ts';
import { Spinner } from '../../ui/spinner/Spinner.tsx';
import { TimeSentence } from '../../ui/time/TimeSentence.tsx';
import { TryAgain } from '../../ui/try-again/TryAgain.tsx';
import { useReadyEvent } from '../../ui/use-ready-event.ts';
import type { ClaimCopy } from './copy.ts';
import './claim.scss';
import '../../styles/blocks/quiet.scss';

const lazyClaimGift = onDemand('ClaimGift', async () => (await import('./ClaimGift.tsx')).ClaimGift);

interface Props {
  copy: ClaimCopy;
}

/** The gift whose claim link opened this page, with a button that adds it to an account. */
export default function Claim({ copy }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const resource = useResource(claimableGift);
  useReadyEvent(root);
  useEffect(() => {
    // A second link that is opened in this tab changes only the fragment, so the browser does not load the page again.
    const reload = () => void claimableGift.reload();
    addEventListener('hashchange', reload);
    return () => removeEventListener('hashchange', reload);
  }, []);
  const hasEnded = resource.state === 'failed' && resource.isNotFound;
  const isLinkMissing = resource.state === 'ready' && !resource.data;
  return (
    <div className="claim" ref={root} aria-busy={resource.state === 'loading'}>
      {isLoading(resource) && <Spinner label={copy.loading} />}
      {resource.state === 'failed' && !hasEnded && (
        <TryAgain text={copy.failed} label={copy.tryAgain} onRetry={() => void claimableGift.reload()} />
      )}
      {(hasEnded || isLinkMissing) && (
        <LinkMissing text={hasEnded ? copy.ended : copy.linkMissing} link={copy.profileLink} />
      )}
      {resource.state === 'ready' && resource.data && (
        <>
          <Gift gift={resource.data} copy={copy} />
          <OnDemandPart code={lazyClaimGift} copy={copy} props={{ copy }} />
        </>
      )}
    </div>
  );
}

export function Gift({ gift, copy }: Props & { gift: ClaimableGift }) {
  const { itemsName: item, charity, coins, expiresAt } = gift;
  return (
    <div className="claim__gift">
      <p className="claim__title">{formatMessage(copy.gift, { item, charity: charity.title })}</p>
      <p className="quiet">{formatMessage(copy.pieces, { quantity: gift.quantity, number: gift.number })}</p>
      {coins > 0 && <p>{formatMessage(copy.coins, { coins })}</p>}
      <p className="quiet">
        <TimeSentence text={copy.until} at={expiresAt} />
      </p>
    </div>
  );
}
