import { listOrganizations, type Organization } from '@kindcrate/contract/organizations';
import { atom, onMount } from 'nanostores';
import { request } from '../lib/api.ts';

export type Loaded<T> = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; items: T[] };

/** The organizations that take goods; requested when somebody first looks, once a visit. */
export const $organizations = atom<Loaded<Organization>>({ state: 'loading' });

/** Asks for the organizations (again). A failure is logged, and leaves the state `failed`. */
export async function loadOrganizations(): Promise<void> {
  $organizations.set({ state: 'loading' });
  try {
    const { result } = await request(listOrganizations);
    $organizations.set({ state: 'ready', items: result });
  } catch (error) {
    console.error(error);
    $organizations.set({ state: 'failed' });
  }
}

onMount($organizations, () => {
  if ($organizations.value?.state !== 'ready' && typeof window !== 'undefined') void loadOrganizations();
});
