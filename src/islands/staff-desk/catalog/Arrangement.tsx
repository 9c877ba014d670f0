import { altText } from '@kindcrate/contract/staff-fields';
import type { StaffOrganization } from '@kindcrate/contract/staff-organizations';
import { object } from 'superstruct';
import { arrangeImages, staffOrganizations } from '../../../stores/staff-catalog.ts';
import type { CatalogCopy } from '../copy.ts';
import { ArrangedImage } from './ArrangedImage.tsx';
import { CatalogForm } from './CatalogForm.tsx';
import { formsOf, kinds } from './kinds.ts';
import { useArrangement } from './use-arrangement.ts';

interface Props {
  organization: StaffOrganization;
  copy: CatalogCopy;
}

/** Reorders, removes and describes an organization's pictures. The first is its card image. */
export function Arrangement({ organization, copy }: Props) {
  const { _id: id, revision } = organization;
  const { pictures, isChanged, announcement, list, moveForward, remove, undo } = useArrangement(organization, copy);

  const send = async (alts: Record<string, string>) => {
    const images = pictures.map(({ _id }) => ({ _id, alt: alts[_id] ?? '' }));
    const message = await arrangeImages(id, { images, revision });
    undo();
    return { message, resets: true };
  };

  return (
    <CatalogForm
      name={formsOf(kinds.organizations, organization).arrangement}
      title={copy.pictures}
      showsTitle
      submit={copy.saveOrder}
      struct={object(Object.fromEntries(pictures.map(({ _id }) => [_id, altText()])))}
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
                position={index + 1}
                count={pictures.length}
                field={field(picture._id)}
                copy={copy}
                onMoveForward={() => moveForward(index)}
                onRemove={() => remove(index)}
              />
            ))}
          </ol>
          <p className="visually-hidden" role="status">
            {announcement}
          </p>
          {isChanged && (
            <p>
              {copy.unsaved}{' '}
              <button className="link" type="button" onClick={undo}>
                {copy.undo}
              </button>
            </p>
          )}
        </>
      )}
    </CatalogForm>
  );
}
