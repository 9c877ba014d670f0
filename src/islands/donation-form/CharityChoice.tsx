import { organizations } from '../../stores/organizations.ts';
import { Field } from '../../ui/field/Field.tsx';
import { useResource } from '../../ui/resource/use-resource.ts';
import { Charities, type CharitiesProps } from './Charities.tsx';
import { linkedCharity } from './linked-charity.ts';

/** The choice of an organization, initially the one in the page's URL, followed by a read-only field with its title. */
export function CharityChoice(props: CharitiesProps) {
  const { id, copy, chosen } = props;
  const list = useResource(organizations);
  const find = (charityId: string | null | undefined) => list.data?.find(({ _id }) => _id === charityId);
  // The organization in the URL may be hidden, or no longer exist.
  const choice = (list.data && find(linkedCharity())) ?? find(chosen);
  return (
    <>
      <Charities {...props} chosen={choice?._id} list={list} onRetry={() => void organizations.reload()} />
      {/* Without the attribute `name`, this field is neither sent nor stored in the draft. */}
      <Field id={`${id}-title`} label={copy.charity} hint={copy.charityHint} readOnly value={choice?.title ?? ''} />
    </>
  );
}
