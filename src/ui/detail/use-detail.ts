import { type RefObject, useEffect, useRef } from 'react';
import type { Resource, ResourceState } from '../../stores/resource.ts';
import { useResource } from '../resource/use-resource.ts';
import { useReadyEvent } from '../use-ready-event.ts';

/** The props that every detail view takes. */
export interface DetailProps<T> {
  detail: ResourceState<T>;
  root?: RefObject<HTMLDivElement | null>;
  onRetry: () => void;
}

interface Options<T> {
  /** The page's title once its data is loaded. */
  titleOf: (loaded: T) => string;
  /** The page's title when nothing was found for the id in the URL. */
  notFoundTitle: string;
  siteName: string;
}

/** Subscribes to the resource of a detail view, and sets the page's title to match it. */
export function useDetail<T>(resource: Resource<T>, options: Options<T>): DetailProps<T> {
  const { titleOf, notFoundTitle, siteName } = options;
  const root = useRef<HTMLDivElement>(null);
  const detail = useResource(resource);
  const isNotFound = detail.state === 'failed' && detail.isNotFound;
  useReadyEvent(root);
  const title = isNotFound ? notFoundTitle : detail.data && titleOf(detail.data);
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
