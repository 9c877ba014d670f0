import type { HandoverKind } from '@kindcrate/contract/handovers';
import { useEffect, useMemo, useState } from 'react';
import { type FreeTimes, useFreeTimes } from '../../../ui/handover/use-free-times.ts';

/** The name of the field with the chosen times. The API's messages about the times use the same name. */
export const timesField = 'handover.times';

interface Options {
  organizationId: string;
  kind: HandoverKind | undefined;
  /** The fields of the restored draft. */
  restored: Record<string, string>;
  /** Why the API refused the times. Other donors may have booked one of the times, so the free times are requested again. */
  error: string | undefined;
}

/**
 * The free times of an organization, and the times that the donor has chosen. A choice for one organization and kind is kept while
 * the donor views the times of another.
 * @returns `stillFree`, the chosen times that are still free, or all of them until the free times are known
 */
export function useChosenTimes({ organizationId, kind, restored, error }: Options) {
  const { times, hasFailed, reload } = useFreeTimes(organizationId, kind);
  const key = `${organizationId} ${kind}`;
  const [choices, setChoices] = useState<Record<string, string[]>>(() => ({
    [`${restored.charity} ${restored['handover.kind']}`]: restored[timesField]?.split(' ').filter(Boolean) ?? [],
  }));
  const chosen = choices[key] ?? noTimes;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the API has refused the times
  useEffect(() => {
    if (error) reload();
  }, [error]);
  const stillFree = useMemo(() => chosen.filter((start) => isFree(times, start)), [chosen, times]);
  return {
    times,
    hasFailed,
    reload,
    chosen,
    stillFree,
    gone: chosen.filter((start) => !isFree(times, start)),
    choose: (next: string[]) => setChoices((current) => ({ ...current, [key]: next })),
  };
}

const noTimes: string[] = [];

const isFree = (times: FreeTimes | undefined, start: string) =>
  !times || times.result.some((time) => time.start === start);
