import { useStore } from '@nanostores/react';
import type { Atom } from 'nanostores';
import { type RefObject, useRef } from 'react';
import type { Detail } from '../../stores/detail.ts';
import { useReady } from '../form/use-ready.ts';
import { usePageTitle } from './use-page-title.ts';

/** What a view of the one thing needs to know. */
export interface DetailProps<T> {
  detail: Detail<T>;
  root?: RefObject<HTMLDivElement | null>;
  tryAgain: () => void;
}

interface Options<T> {
  $detail: Atom<Detail<T>>;
  load: () => Promise<void>;
  /** What the page is called when it is there. */
  titleOf: (item: T) => string;
  /** What the page is called when there is nothing of its id. */
  unknownTitle: string;
  siteName: string;
}

const onItsWay = { state: 'loading' } as const;

/** Follows the store of the one thing that a detail page is about, and names the page after it. */
export function useDetail<T>(options: Options<T>): DetailProps<T> {
  const { $detail, load, titleOf, unknownTitle, siteName } = options;
  const root = useRef<HTMLDivElement>(null);
  const detail = useStore($detail, { ssr: () => onItsWay });
  const item = detail.state === 'ready' ? detail.item : undefined;
  useReady(root);
  usePageTitle(detail.state === 'unknown' ? unknownTitle : item && titleOf(item), siteName);

  const tryAgain = () => {
    // The button goes; whoever pressed it stays where they were.
    root.current?.focus();
    void load();
  };
  return { detail, root, tryAgain };
}
