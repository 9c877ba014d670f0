import { formatMessage } from '@kindcrate/contract/message-format';
import type { StaffOrganization } from '@kindcrate/contract/staff-organizations';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Arrangement, arrangeIds, swapWithPrevious, unchanged } from './arrangement.ts';
import type { CatalogCopy } from './copy.ts';

/** The unsaved arrangement of an organization's images, and the actions that change it. The focus follows a moved image. */
export function useArrangement({ images }: StaffOrganization, copy: Pick<CatalogCopy, 'moved' | 'removed'>) {
  const list = useRef<HTMLOListElement>(null);
  const [arrangement, setArrangement] = useState<Arrangement>(unchanged);
  const [announcement, setAnnouncement] = useState('');
  const savedIds = images.map(({ _id }) => _id);
  const ids = arrangeIds(savedIds, arrangement);

  const change = (next: Arrangement, message: string, focusedIndex: number) => {
    flushSync(() => {
      setArrangement(next);
      setAnnouncement(message);
    });
    const item = list.current?.children[focusedIndex];
    // Every image has at least the button that crops it.
    item?.querySelector('button')?.focus();
  };

  return {
    list,
    announcement,
    images: ids.flatMap((id) => images.filter((image) => image._id === id)),
    isChanged: ids.join() !== savedIds.join(),
    /** Swaps an image with the one before it. The image's new index is `index - 1`; the message says `index`, because it counts from 1. */
    moveEarlier: (index: number) =>
      change(
        { ...arrangement, order: swapWithPrevious(ids, index) },
        formatMessage(copy.moved, { n: index }),
        index - 1,
      ),
    remove: (index: number) => {
      const removed = [...arrangement.removed, ...ids.slice(index, index + 1)];
      change(
        { ...arrangement, removed },
        formatMessage(copy.removed, { n: index + 1 }),
        // Focuses the image that follows the removed one, or else the last image.
        Math.min(index, ids.length - 2),
      );
    },
    discardChanges: () => change(unchanged, '', 0),
  };
}
