import { organizations } from '../../stores/catalog.ts';
import { Field } from '../../ui/field/Field.tsx';
import { useResource } from '../../ui/resource/use-resource.ts';
import { Charities, type CharitiesProps } from './Charities.tsx';

/** A choice from the catalog's organizations, and a read-only field with the title of the chosen one. */
export function CharityChoice(props: CharitiesProps) {
  const { id, copy, chosen } = props;
  const list = useResource(organizations);
  const choice = list.data?.find(({ _id }) => _id === chosen);
  return (
    <>
      <Charities {...props} list={list} onRetry={() => void organizations.reload()} />
      {/* Without a name, it is neither sent nor stored in the draft. */}
      <Field id={`${id}-title`} label={copy.charity} hint={copy.charityHint} readOnly value={choice?.title ?? ''} />
    </>
  );
}
