import type { CollectionEntry } from 'astro:content';
import type { StaffOrganization } from '@kindcrate/contract/staff-organizations';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { interpolate } from '../../../lib/interpolate.ts';
import { type Arrangement, arrangedIds, asSaved, moveBefore } from './arrangement.ts';

type Copy = CollectionEntry<'staff'>['data']['catalog'];

/** The pictures of an organization as somebody wants them, and what changes the wish. The focus stays with what was moved. */
export function useArrangement({ images }: StaffOrganization, copy: Copy) {
  const list = useRef<HTMLOListElement>(null);
  const [wish, setWish] = useState<Arrangement>(asSaved);
  const [said, say] = useState('');
  const saved = images.map(({ _id }) => _id);
  const ids = arrangedIds(saved, wish);

  const change = (next: Arrangement, words: string, focused: number) => {
    flushSync(() => {
      setWish(next);
      say(words);
    });
    const picture = list.current?.children[focused];
    (picture?.querySelector('button') ?? picture?.querySelector('input'))?.focus();
  };

  return {
    list,
    said,
    pictures: ids.flatMap((id) => images.filter((image) => image._id === id)),
    isChanged: ids.join() !== saved.join(),
    moveForward: (index: number) =>
      change({ ...wish, order: moveBefore(ids, index) }, interpolate(copy.moved, { n: index }), index - 1),
    remove: (index: number) => {
      const removed = [...wish.removed, ...ids.slice(index, index + 1)];
      change({ ...wish, removed }, interpolate(copy.removed, { n: index + 1 }), Math.min(index, ids.length - 2));
    },
    startAgain: () => change(asSaved, '', 0),
  };
}
