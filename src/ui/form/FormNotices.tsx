import { useEffect, useState } from 'react';
import type { DraftCopy, OfflineCopy } from '../copy.ts';
import type { Problem } from './form-state.ts';
import type { FormDraft } from './use-draft.ts';

interface DraftNoticeProps {
  draft: Pick<FormDraft, 'restored' | 'clear'>;
  copy: DraftCopy;
}

/** Explains that the form was filled in from a draft, and offers to clear it. */
export function DraftNotice({ draft, copy }: DraftNoticeProps) {
  if (!draft.restored || Object.keys(draft.restored.fields).length === 0) return null;
  return (
    <div className="notice notice--info">
      <p>{copy.draftRestored}</p>
      <button className="button button--quiet button--small" type="button" onClick={draft.clear}>
        {copy.clearDraft}
      </button>
    </div>
  );
}

interface OfflineNoticeProps {
  problem: Problem | undefined;
  text: string;
}

/** Shown while the browser reports that it is offline, and after a request that got no response. */
export function OfflineNotice({ problem, text }: OfflineNoticeProps) {
  const isOffline = useOffline();
  const gotNoResponse = problem?.cause?.status === 0;
  return isOffline || gotNoResponse ? <p className="notice notice--info">{text}</p> : null;
}

/** Initially false, whatever the browser reports, because the page has just been loaded. */
function useOffline(): boolean {
  const [isOffline, setIsOffline] = useState(false);
  useEffect(() => {
    const update = () => setIsOffline(!navigator.onLine);
    addEventListener('online', update);
    addEventListener('offline', update);
    return () => {
      removeEventListener('online', update);
      removeEventListener('offline', update);
    };
  }, []);
  return isOffline;
}

interface Props {
  draft: FormDraft;
  problem: Problem | undefined;
  copy: DraftCopy & OfflineCopy;
}

/** The notices of a form with a draft. */
export function FormNotices({ draft, problem, copy }: Props) {
  return (
    <>
      <DraftNotice draft={draft} copy={copy} />
      <OfflineNotice problem={problem} text={copy.offline} />
    </>
  );
}
