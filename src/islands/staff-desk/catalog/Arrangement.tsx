import type { CollectionEntry } from 'astro:content';
import { alt } from '@kindcrate/contract/staff-fields';
import type { StaffOrganization } from '@kindcrate/contract/staff-organizations';
import { object } from 'superstruct';
import { arrangePictures, staffOrganizations } from '../../../stores/staff-catalog.ts';
import { ArrangedImage } from './ArrangedImage.tsx';
import { CatalogForm } from './CatalogForm.tsx';
import { formsOf } from './forms.ts';
import { kinds } from './kinds.ts';
import { useArrangement } from './use-arrangement.ts';

interface Props {
  organization: StaffOrganization;
  copy: CollectionEntry<'staff'>['data']['catalog'];
}

/** The order of an organization's pictures, and what each shows; the first is its card image. */
export function Arrangement({ organization, copy }: Props) {
  const { _id: id, revision } = organization;
  const { pictures, isChanged, said, list, moveForward, remove, startAgain } = useArrangement(organization, copy);

  const send = async (alts: Record<string, string>) => {
    const images = pictures.map(({ _id }) => ({ _id, alt: alts[_id] ?? '' }));
    const message = await arrangePictures(id, { images, revision });
    startAgain();
    return { message, resets: true };
  };

  return (
    <CatalogForm
      name={formsOf(kinds.organizations, organization).pictures}
      title={copy.pictures}
      isTitled
      submit={copy.saveOrder}
      struct={object(Object.fromEntries(pictures.map(({ _id }) => [_id, alt()])))}
      send={send}
      refresh={() => staffOrganizations.refresh(id)}
      copy={copy}
    >
      {(field) => (
        <>
          <ol className="arrangement" ref={list}>
            {pictures.map((picture, index) => (
              <ArrangedImage
                key={picture._id}
                picture={picture}
                place={index + 1}
                count={pictures.length}
                field={field(picture._id)}
                copy={copy}
                onMoveForward={() => moveForward(index)}
                onRemove={() => remove(index)}
              />
            ))}
          </ol>
          <p className="visually-hidden" role="status">
            {said}
          </p>
          {isChanged && (
            <p>
              {copy.unsaved}{' '}
              <button className="link" type="button" onClick={startAgain}>
                {copy.undo}
              </button>
            </p>
          )}
        </>
      )}
    </CatalogForm>
  );
}
