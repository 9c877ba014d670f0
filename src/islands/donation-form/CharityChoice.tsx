import type { Organization } from '@kindcrate/contract/organizations';
import { useStore } from '@nanostores/react';
import { type Loaded, organizations } from '../../stores/catalog.ts';
import { Field } from '../../ui/field/Field.tsx';
import { Charities, type CharitiesProps } from './Charities.tsx';

const loading: Loaded<Organization> = { state: 'loading' };

/** The organizations of the catalogue, to choose one from, and the title of the one that is chosen. */
export function CharityChoice(props: CharitiesProps) {
  const { id, copy, chosen } = props;
  const loaded = useStore(organizations.$items, { ssr: () => loading });
  const choice = loaded.state === 'ready' ? loaded.items.find(({ _id }) => _id === chosen) : undefined;
  return (
    <>
      <Charities {...props} loaded={loaded} onRetry={() => void organizations.reload()} />
      <Field
        id={`${id}-title`}
        name=""
        label={copy.charity}
        hint={copy.charityHint}
        readOnly
        value={choice?.title ?? ''}
      />
    </>
  );
}
