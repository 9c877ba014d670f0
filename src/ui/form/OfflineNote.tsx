import { useEffect, useState } from 'react';
import type { Problem } from './use-form.ts';

interface Props {
  problem: Problem | undefined;
  /** What to say. */
  text: string;
}

/** Says that the connection is gone: when the browser says so, or when the last try had no answer. */
export function OfflineNote({ problem, text }: Props) {
  const isOffline = useOffline();
  const hadNoAnswer = problem?.cause?.status === 0;
  return isOffline || hadNoAnswer ? <p className="notice notice--kept">{text}</p> : null;
}

/** From the moment that the connection goes: a page that has come has no need to warn of it. */
function useOffline(): boolean {
  const [isOffline, setIsOffline] = useState(false);
  useEffect(() => {
    const look = () => setIsOffline(!navigator.onLine);
    addEventListener('online', look);
    addEventListener('offline', look);
    return () => {
      removeEventListener('online', look);
      removeEventListener('offline', look);
    };
  }, []);
  return isOffline;
}
