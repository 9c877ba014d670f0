import { useEffect, useRef, useState } from 'react';
import { onDemand } from '../../lib/on-demand.ts';
import { codeFromHash } from '../../lib/redemption-link.ts';
import { useOnDemand } from '../../ui/on-demand/use-on-demand.ts';
import { Spinner } from '../../ui/spinner/Spinner.tsx';
import { useReadyEvent } from '../../ui/use-ready-event.ts';
import { useRole } from '../../ui/use-role.ts';
import type { RedeemCopy } from './copy.ts';
import '../../styles/blocks/quiet.scss';

interface Props {
  copy: RedeemCopy;
}

const lazyRedeemSteps = onDemand('RedeemSteps', async () => (await import('./RedeemSteps.tsx')).RedeemSteps);

/** Loads the steps of a redemption, but only for partners; explains to everyone else what this page is for. */
export default function Redeem({ copy }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const role = useRole();
  const { loaded: Steps, hasFailed, load: loadSteps } = useOnDemand(lazyRedeemSteps);
  const [code, setCode] = useState<string>();
  useReadyEvent(root);

  useEffect(() => setCode(extractCodeFromUrl()), []);
  useEffect(() => {
    if (role === 'partner') void loadSteps();
  }, [role, loadSteps]);

  return (
    <div className="redeem" ref={root}>
      {role && role !== 'partner' ? (
        <div className="notice notice--alert" role="alert">
          <p>{copy.notPartner}</p>
          <p>
            <a href={copy.toProfile.href}>{copy.toProfile.label}</a>
          </p>
          <p className="quiet">{copy.partnerNote}</p>
        </div>
      ) : (
        <>
          {!Steps && !hasFailed && <Spinner label={copy.loading} />}
          {hasFailed && (
            <div className="notice notice--alert" role="alert">
              {/* Specification, section 8: the notice must contain the chunk's name, `RedeemSteps`, like its file. */}
              Loading chunk RedeemSteps failed{' '}
              <button className="button button--quiet button--small" type="button" onClick={loadSteps}>
                {copy.tryAgain}
              </button>
            </div>
          )}
          {Steps && <Steps copy={copy} initialCode={code} />}
        </>
      )}
    </div>
  );
}

/** Returns the code of a scanned link, and removes it from the URL, so that neither the address bar nor the history shows it. */
function extractCodeFromUrl(): string | undefined {
  const code = codeFromHash(location.hash);
  if (location.hash) history.replaceState(history.state, '', location.pathname + location.search);
  return code;
}
