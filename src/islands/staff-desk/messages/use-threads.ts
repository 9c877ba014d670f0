import { type RefObject, useEffect, useRef } from 'react';
import { staffThreads } from '../../../stores/staff-threads.ts';
import { useResource } from '../../../ui/resource/use-resource.ts';
import { useMedia } from '../../../ui/use-media.ts';
import { wideScreen } from '../wide-screen.ts';
import { threadRowId } from './thread-row-id.ts';
import { useStepKeys } from './use-step-keys.ts';
import { showThread, useThreadId } from './use-thread-id.ts';

/**
 * Reloads the list of threads, lets keys step through it, and returns which thread is open. None is open at first, because opening a
 * thread marks it as read for everyone at the desk.
 */
export function useThreads(root: RefObject<HTMLElement | null>) {
  const isWide = useMedia(wideScreen);
  const { data } = useResource(staffThreads);
  const openThreadId = useThreadId();
  // The list may be from an earlier visit to the tab. During the first load, `reload` does nothing.
  useEffect(() => void staffThreads.reload(), []);
  useFocusAfterClosing(root, openThreadId);
  useStepKeys(root, (step) => {
    const items = data?.items ?? [];
    const index = items.findIndex(({ _id }) => _id === openThreadId);
    const neighbor = index < 0 ? items[0] : items[index + step];
    if (neighbor) {
      showThread(neighbor._id);
      document.getElementById(threadRowId(neighbor._id))?.focus();
    } else if (step === 1 && data?.next) void staffThreads.more();
  });
  return { openThreadId, isFullPage: !isWide && openThreadId !== undefined };
}

/** After a thread is closed, moves the focus to its row in the list. */
function useFocusAfterClosing(root: RefObject<HTMLElement | null>, openThreadId: string | undefined): void {
  const before = useRef(openThreadId);
  useEffect(() => {
    const closed = openThreadId === undefined ? before.current : undefined;
    before.current = openThreadId;
    if (closed === undefined || document.activeElement !== document.body) return;
    root.current?.querySelector<HTMLElement>(`[id="${CSS.escape(threadRowId(closed))}"]`)?.focus();
  }, [root, openThreadId]);
}
