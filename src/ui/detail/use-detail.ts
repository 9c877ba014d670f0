import { type RefObject, useRef } from 'react';
import type { Resource, ResourceState } from '../../stores/resource.ts';
import { useReady } from '../form/use-ready.ts';
import { useResource } from '../resource/use-resource.ts';
import { usePageTitle } from './use-page-title.ts';

/** What a view of the one thing needs to know. */
export interface DetailProps<T> {
  detail: ResourceState<T>;
  root?: RefObject<HTMLDivElement | null>;
  tryAgain: () => void;
}

interface Options<T> {
  /** What the page is called when it is there. */
  titleOf: (item: T) => string;
  /** What the page is called when there is nothing of its id. */
  unknownTitle: string;
  siteName: string;
}

/** Follows the store of the one thing that a detail page is about, and names the page after it. */
export function useDetail<T>(resource: Resource<T>, options: Options<T>): DetailProps<T> {
  const { titleOf, unknownTitle, siteName } = options;
  const root = useRef<HTMLDivElement>(null);
  const detail = useResource(resource);
  const isUnknown = detail.state === 'failed' && detail.isNotFound;
  useReady(root);
  usePageTitle(isUnknown ? unknownTitle : detail.data && titleOf(detail.data), siteName);

  const tryAgain = () => {
    // The button goes; whoever pressed it stays where they were.
    root.current?.focus();
    void resource.reload();
  };
  return { detail, root, tryAgain };
}
