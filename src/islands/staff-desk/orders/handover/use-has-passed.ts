import { useEffect, useState } from 'react';

/**
 * Whether a time has passed. Rerenders the component when it passes, because the desk may stay open for days.
 * @param time in milliseconds since 1970, at most 24 days ahead (the limit of `setTimeout`); undefined never passes
 */
export function useHasPassed(time: number | undefined): boolean {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (time === undefined) return undefined;
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, time - Date.now()));
    return () => clearTimeout(timer);
  }, [time]);
  return time !== undefined && time <= now;
}
