import { formatMessage } from '@kindcrate/contract/message-format';
import type { StaffOrganization } from '@kindcrate/contract/staff-organizations';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CatalogCopy } from '../copy.ts';
import { type Arrangement, arrangeIds, moveBefore, unchanged } from './arrangement.ts';

/** The unsaved arrangement of an organization's pictures, and the actions that change it. The focus follows a moved picture. */
export function useArrangement({ images }: StaffOrganization, copy: Pick<CatalogCopy, 'moved' | 'removed'>) {
  const list = useRef<HTMLOListElement>(null);
  const [arrangement, setArrangement] = useState<Arrangement>(unchanged);
  const [announcement, setAnnouncement] = useState('');
  const saved = images.map(({ _id }) => _id);
  const ids = arrangeIds(saved, arrangement);

  const change = (next: Arrangement, message: string, focused: number) => {
    flushSync(() => {
      setArrangement(next);
      setAnnouncement(message);
    });
    const picture = list.current?.children[focused];
    (picture?.querySelector('button') ?? picture?.querySelector('input'))?.focus();
  };

  return {
    list,
    announcement,
    pictures: ids.flatMap((id) => images.filter((image) => image._id === id)),
    isChanged: ids.join() !== saved.join(),
    moveForward: (index: number) =>
      change({ ...arrangement, order: moveBefore(ids, index) }, formatMessage(copy.moved, { n: index }), index - 1),
    remove: (index: number) => {
      const removed = [...arrangement.removed, ...ids.slice(index, index + 1)];
      change(
        { ...arrangement, removed },
        formatMessage(copy.removed, { n: index + 1 }),
        Math.min(index, ids.length - 2),
      );
    },
    undo: () => change(unchanged, '', 0),
  };
}
