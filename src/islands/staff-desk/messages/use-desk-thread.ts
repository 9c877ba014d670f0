import type { StaffThreadDetails } from '@kindcrate/contract/staff-threads';
import { useEffect, useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { loadStaffThread, updateStaffThread } from '../../../stores/staff-threads.ts';

/** `read` is the sequence number of the last message that had been read when the thread was opened. */
type State = { state: 'loading' | 'failed' | 'missing' } | { state: 'ready'; thread: StaffThreadDetails; read: number };

/** Loads a thread and marks it as read. The label above the first new message stays there as long as the thread is open. */
export function useDeskThread(id: string) {
  const [shown, setShown] = useState<State>({ state: 'loading' });
  const load = async () => {
    setShown({ state: 'loading' });
    try {
      const thread = await loadStaffThread(id);
      setShown({ state: 'ready', thread, read: thread.read });
      await markRead(thread);
    } catch (error) {
      const isMissing = error instanceof ApiError && error.status === 404;
      if (!isMissing) console.error(error);
      setShown((before) => (before.state === 'ready' ? before : { state: isMissing ? 'missing' : 'failed' }));
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once for each thread
  useEffect(() => {
    void load();
  }, [id]);
  /** Shows a changed thread. */
  const show = (thread: StaffThreadDetails) =>
    setShown((before) => (before.state === 'ready' ? { ...before, thread } : before));
  return { shown, load, show };
}

async function markRead({ _id: id, unread, messages }: StaffThreadDetails): Promise<void> {
  const last = messages.at(-1);
  if (unread > 0 && last) await updateStaffThread(id, { read: last.sequence });
}
