import { type RefObject, useEffect, useRef } from 'react';
import type { Resource, ResourceState } from '../../stores/resource.ts';
import { useResource } from '../resource/use-resource.ts';
import { useReadyEvent } from '../use-ready-event.ts';

/** The props that every view of a detail takes. */
export interface DetailProps<T> {
  detail: ResourceState<T>;
  root?: RefObject<HTMLDivElement | null>;
  onRetry: () => void;
}

interface Options<T> {
  /** The page's title once the detail is loaded. */
  titleOf: (loaded: T) => string;
  /** The page's title when nothing was found for the id in the URL. */
  unknownTitle: string;
  siteName: string;
}

/** Subscribes to the resource of a detail page, and sets the title of the page from it. */
export function useDetail<T>(resource: Resource<T>, options: Options<T>): DetailProps<T> {
  const { titleOf, unknownTitle, siteName } = options;
  const root = useRef<HTMLDivElement>(null);
  const detail = useResource(resource);
  const isUnknown = detail.state === 'failed' && detail.isNotFound;
  useReadyEvent(root);
  const title = isUnknown ? unknownTitle : detail.data && titleOf(detail.data);
  useEffect(() => {
    if (title) document.title = `${title} · ${siteName}`;
  }, [title, siteName]);

  const onRetry = () => {
    // The focused button is about to disappear.
    root.current?.focus();
    void resource.reload();
  };
  return { detail, root, onRetry };
}
