import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { idle, type Resource, type ResourceState } from '../../stores/resource.ts';

/** Starts a resource and subscribes to it. It is `idle` in the server-rendered page and during hydration, so that both render the same. */
export function useResource<T>({ $state, start }: Pick<Resource<T>, '$state' | 'start'>): ResourceState<T> {
  useEffect(start, [start]);
  return useStore($state, { ssr: () => idle });
}
