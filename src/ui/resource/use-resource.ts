import { idle, type Resource, type ResourceState } from '../../stores/resource.ts';
import { useStore } from '../use-store.ts';

/** Subscribes to a resource. It is `idle` in the built page and during hydration, so that both render the same. */
export function useResource<T>({ $state }: Pick<Resource<T>, '$state'>): ResourceState<T> {
  return useStore($state, () => idle);
}
