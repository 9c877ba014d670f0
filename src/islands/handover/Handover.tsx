import type { LinkedHandover } from '@kindcrate/contract/handover-links';
import { formatMessage } from '@kindcrate/contract/message-format';
import { useEffect, useRef } from 'react';
import { onDemand } from '../../lib/on-demand.ts';
import { linkedHandover } from '../../stores/handover-link.ts';
import { isLoading } from '../../stores/resource.ts';
import { LinkMissing } from '../../ui/email-code/LinkMissing.tsx';
import { OnDemandPart } from '../../ui/on-demand/OnDemandPart.tsx';
import { useResource } from '../../ui/resource/use-resource.ts';
import { Spinner } from '../../ui/spinner/Spinner.tsx';
import { TryAgain } from '../../ui/try-again/TryAgain.tsx';
import { useReadyEvent } from '../../ui/use-ready-event.ts';
import type { HandoverPageCopy } from './copy.ts';
import './handover-page.scss';
import '../../styles/blocks/quiet.scss';

const lazyLinkedHandoverView = onDemand(
  'LinkedHandoverView',
  async () => (await import('./LinkedHandoverView.tsx')).LinkedHandoverView,
);

interface Props {
  copy: HandoverPageCopy;
}

/** The handover whose code is in the page's URL, with what the donor can do about it without a login. */
export default function Handover({ copy }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const resource = useResource(linkedHandover);
  useReadyEvent(root);
  useEffect(() => {
    // A second link that is opened in this tab changes only the fragment, so the browser does not load the page again.
    const reload = () => void linkedHandover.reload();
    addEventListener('hashchange', reload);
    return () => removeEventListener('hashchange', reload);
  }, []);
  const hasEnded = resource.state === 'failed' && resource.isNotFound;
  const isLinkMissing = resource.state === 'ready' && !resource.data;
  return (
    <div className="handover-page" ref={root} aria-busy={resource.state === 'loading'}>
      {isLoading(resource) && <Spinner label={copy.loading} />}
      {resource.state === 'failed' && !hasEnded && (
        <TryAgain text={copy.failed} label={copy.tryAgain} onRetry={() => void linkedHandover.reload()} />
      )}
      {(hasEnded || isLinkMissing) && (
        <LinkMissing text={hasEnded ? copy.ended : copy.linkMissing} link={copy.profileLink} />
      )}
      {resource.state === 'ready' && resource.data && <Gift linked={resource.data} copy={copy} />}
    </div>
  );
}

function Gift({ linked, copy }: { linked: LinkedHandover; copy: HandoverPageCopy }) {
  const { itemsName: item, charity, number } = linked;
  return (
    <>
      <div>
        <p className="handover-page__gift">{formatMessage(copy.gift, { item, charity: charity.title })}</p>
        <p className="quiet">{number}</p>
      </div>
      <OnDemandPart code={lazyLinkedHandoverView} copy={copy} props={{ linked, copy }} />
    </>
  );
}
