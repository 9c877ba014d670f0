import type { CollectionEntry } from 'astro:content';
import { useStore } from '@nanostores/react';
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { codeFromHash } from '../../lib/redemption-link.ts';
import { $user } from '../../stores/session.ts';
import { useReady } from '../../ui/form/use-ready.ts';
import { Spinner } from '../../ui/spinner/Spinner.tsx';
import type { DeskProps } from './RedeemSteps.tsx';

interface Props {
  copy: CollectionEntry<'redeem'>['data'];
}

/** The door of the desk: its code is fetched for partners only, and everybody else is told whom this page is for. */
export default function Redeem({ copy }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const user = useStore($user, { ssr: () => undefined });
  const [Desk, setDesk] = useState<ComponentType<DeskProps> | 'failed'>();
  const [code, setCode] = useState<string>();
  const role = user?.role;
  useReady(root);

  const open = useCallback(() => {
    setDesk(undefined);
    import('./RedeemSteps.tsx').then(
      (chunk) => setDesk(() => chunk.RedeemSteps),
      (error) => {
        console.error(error);
        setDesk('failed');
      },
    );
  }, []);

  useEffect(() => setCode(takeCodeFromAddress()), []);
  useEffect(() => {
    if (role === 'partner') open();
  }, [role, open]);

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
          {!Desk && <Spinner label={copy.loading} />}
          {Desk === 'failed' && (
            <div className="notice notice--alert" role="alert">
              Loading chunk RedeemDesk failed{' '}
              <button className="button button--quiet button--small" type="button" onClick={open}>
                {copy.tryAgain}
              </button>
            </div>
          )}
          {Desk && Desk !== 'failed' && <Desk copy={copy} firstCode={code} />}
        </>
      )}
    </div>
  );
}

/** The code that a scanned link brought along. It does not stay in the address, where a screen or a history shows it. */
function takeCodeFromAddress(): string | undefined {
  const code = codeFromHash(location.hash);
  if (location.hash) history.replaceState(history.state, '', location.pathname + location.search);
  return code;
}
