import { useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { onDemand } from '../../lib/on-demand.ts';
import type { Followable } from '../../stores/follow-changes.ts';
import { useAsyncAction } from '../async-button/use-async-action.ts';

const lazyFollowChanges = onDemand('follow-changes', () => import('../../stores/follow-changes.ts'));

interface Options {
  /** Shown when the API gave no message. */
  failure: string;
  /** Called after each success. */
  onChanged: (id: string, isFollowed: boolean) => void;
}

/** Starts or stops following one organization or need at a time. */
export function useFollowAction({ failure, onChanged }: Options) {
  const action = useAsyncAction(failure);
  const [pendingId, setPendingId] = useState<string>();

  async function change(followable: Followable, shouldFollow: boolean): Promise<void> {
    if (action.isPending) return;
    setPendingId(followable.id);
    await action.run(async () => {
      const { follow, unfollow } = await lazyFollowChanges.load();
      try {
        const message = await (shouldFollow ? follow : unfollow)(followable);
        onChanged(followable.id, shouldFollow);
        return message;
      } catch (error) {
        // The person no longer follows the organization or need, or it no longer exists.
        if (error instanceof ApiError && error.status === 404) onChanged(followable.id, false);
        throw error;
      }
    });
    setPendingId(undefined);
  }

  return {
    action,
    /** The id of the organization or need whose change is being sent. */
    pendingId,
    change,
  };
}
