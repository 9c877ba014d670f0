import type { Invitation as InvitationData } from '@kindcrate/contract/invitations';
import { formatMessage } from '@kindcrate/contract/message-format';
import { useEffect, useRef } from 'react';
import { onDemand } from '../../lib/on-demand.ts';
import { invitation } from '../../stores/invitation.ts';
import { isLoading } from '../../stores/resource.ts';
import { LinkMissing } from '../../ui/email-code/LinkMissing.tsx';
import { OnDemandPart } from '../../ui/on-demand/OnDemandPart.tsx';
import { useIdlePrefetch } from '../../ui/on-demand/use-idle-prefetch.ts';
import { useResource } from '../../ui/resource/use-resource.ts';
import { Spinner } from '../../ui/spinner/Spinner.tsx';
import { TimeSentence } from '../../ui/time/TimeSentence.tsx';
import { TryAgain } from '../../ui/try-again/TryAgain.tsx';
import { useReadyEvent } from '../../ui/use-ready-event.ts';
import type { InvitationCopy } from './copy.ts';
import './invitation.scss';
import '../../styles/blocks/quiet.scss';

const lazyAcceptInvitation = onDemand(
  'AcceptInvitation',
  async () => (await import('./AcceptInvitation.tsx')).AcceptInvitation,
);
const lazyRegisterInvited = onDemand(
  'RegisterInvited',
  async () => (await import('./RegisterInvited.tsx')).RegisterInvited,
);

interface Props {
  copy: InvitationCopy;
  /** The version of the terms and the privacy notice that people agree to when they create an account. */
  agreedVersion: string;
}

/** The invitation whose code is in the page's URL: what it offers, and a form or a button to accept it. */
export default function Invitation({ copy, agreedVersion }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const resource = useResource(invitation);
  useReadyEvent(root);
  useIdlePrefetch([lazyAcceptInvitation, lazyRegisterInvited]);
  useEffect(() => {
    // A second link that is opened in this tab changes only the fragment, so the browser does not load the page again.
    const reload = () => void invitation.reload();
    addEventListener('hashchange', reload);
    return () => removeEventListener('hashchange', reload);
  }, []);
  const hasEnded = resource.state === 'failed' && resource.isNotFound;
  return (
    <div className="invitation" ref={root} aria-busy={resource.state === 'loading'}>
      {isLoading(resource) && <Spinner label={copy.loading} />}
      {resource.state === 'failed' && !hasEnded && (
        <TryAgain text={copy.failed} label={copy.tryAgain} onRetry={() => void invitation.reload()} />
      )}
      {hasEnded && <EndedInvitation copy={copy} />}
      {resource.state === 'ready' && !resource.data && <MissingInvitation copy={copy} />}
      {resource.state === 'ready' && resource.data && (
        <OpenInvitation invitation={resource.data} copy={copy} agreedVersion={agreedVersion} />
      )}
    </div>
  );
}

export function MissingInvitation({ copy: { linkMissing, endedLink } }: Pick<Props, 'copy'>) {
  return <LinkMissing text={linkMissing} link={endedLink} />;
}

export function EndedInvitation({ copy: { ended, endedLink } }: Pick<Props, 'copy'>) {
  return (
    <div className="notice notice--alert" role="alert">
      <p>{ended}</p>
      <p>
        <a href={endedLink.href}>{endedLink.label}</a>
      </p>
    </div>
  );
}

interface OpenProps extends Props {
  invitation: InvitationData;
}

function OpenInvitation({ invitation, copy, agreedVersion }: OpenProps) {
  const { email, hasAccount } = invitation;
  return (
    <>
      <InvitationOffer invitation={invitation} copy={copy} />
      {hasAccount ? (
        <OnDemandPart code={lazyAcceptInvitation} copy={copy} props={{ email, copy: copy.accept }} />
      ) : (
        <OnDemandPart code={lazyRegisterInvited} copy={copy} props={{ email, copy: copy.register, agreedVersion }} />
      )}
    </>
  );
}

export function InvitationOffer({ invitation, copy }: Pick<OpenProps, 'invitation' | 'copy'>) {
  const { role, workplace, expiresAt } = invitation;
  return (
    <div className="invitation__offer">
      <p className="invitation__role">{formatMessage(copy.offers[role], { workplace })}</p>
      <p className="quiet">
        <TimeSentence text={copy.until} at={expiresAt} />
      </p>
    </div>
  );
}
