import type { ReplyOf } from '@kindcrate/contract/endpoint';
import type { HandoverKind, listTimesEndpoint } from '@kindcrate/contract/handovers';
import { useEffect, useState } from 'react';
import { listFreeTimes } from '../../stores/handover-times.ts';

export type FreeTimes = ReplyOf<typeof listTimesEndpoint>;

/**
 * The free times of an organization for a kind of handover. Without a kind, nothing is requested.
 * @returns the times, whether they failed to load, and `reload`, which requests the times again
 */
export function useFreeTimes(organizationId: string, kind: HandoverKind | undefined) {
  const [result, setResult] = useState<{ key: string; times?: FreeTimes }>();
  const [attempt, setAttempt] = useState(0);
  const key = `${organizationId} ${kind} ${attempt}`;
  useEffect(() => {
    if (!kind) return undefined;
    let isCurrent = true;
    listFreeTimes(organizationId, kind).then(
      (times) => isCurrent && setResult({ key, times }),
      (error) => {
        console.error(error);
        if (isCurrent) setResult({ key });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [organizationId, kind, key]);
  // Until the reply arrives, the result belongs to another organization, kind or attempt.
  const current = result?.key === key ? result : undefined;
  return {
    times: current?.times,
    hasFailed: current !== undefined && !current.times,
    reload: () => setAttempt((count) => count + 1),
  };
}
