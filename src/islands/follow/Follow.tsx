import { useEffect, useRef } from 'react';
import { onDemand } from '../../lib/on-demand.ts';
import { followChoices } from '../../stores/follow-choices.ts';
import { isLoading } from '../../stores/resource.ts';
import { OnDemandPart } from '../../ui/on-demand/OnDemandPart.tsx';
import { useResource } from '../../ui/resource/use-resource.ts';
import { Spinner } from '../../ui/spinner/Spinner.tsx';
import { TryAgain } from '../../ui/try-again/TryAgain.tsx';
import { useReadyEvent } from '../../ui/use-ready-event.ts';
import type { FollowCopy } from './copy.ts';
import '../../ui/follows/follows.scss';

const lazyChoices = onDemand('Choices', async () => (await import('./Choices.tsx')).Choices);

interface Props {
  copy: FollowCopy;
}

/** Lists what can be followed by email: the organization whose id is in the page's URL, and its needs. */
export default function Follow({ copy }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const resource = useResource(followChoices);
  useReadyEvent(root);
  // Loads the code while the choices are being requested.
  useEffect(() => lazyChoices.prefetch(), []);
  const retry = () => {
    // The focused button is about to disappear.
    root.current?.focus();
    void followChoices.reload();
  };

  return (
    <div className="follows" ref={root} tabIndex={-1} aria-busy={isLoading(resource)}>
      {isLoading(resource) && <Spinner label={copy.loading} />}
      {resource.state === 'failed' && !resource.isNotFound && (
        <TryAgain text={copy.failed} label={copy.tryAgain} onRetry={retry} />
      )}
      {resource.state === 'failed' && resource.isNotFound && <p role="alert">{copy.unknown}</p>}
      {resource.state === 'ready' && (
        <OnDemandPart code={lazyChoices} copy={copy} props={{ choices: resource.data, copy }} />
      )}
      {!isLoading(resource) && (
        <p>
          <a href={copy.back.href}>{copy.back.label}</a>
        </p>
      )}
    </div>
  );
}
