import type { Organization } from '@kindcrate/contract/organizations';
import { useStore } from '@nanostores/react';
import { type Loaded, organizations } from '../../stores/catalog.ts';
import { Charities, type CharitiesProps } from './Charities.tsx';

const loading: Loaded<Organization> = { state: 'loading' };

/** The organizations of the catalogue, to choose one from. */
export function CharityChoice(props: CharitiesProps) {
  const loaded = useStore(organizations.$items, { ssr: () => loading });
  return <Charities {...props} loaded={loaded} onRetry={() => void organizations.reload()} />;
}
