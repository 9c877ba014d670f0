import { altText } from '@kindcrate/contract/staff-fields';
import type { StaffOrganization } from '@kindcrate/contract/staff-organizations';
import { object } from 'superstruct';
import { arrangeImages, staffOrganizations } from '../../../stores/staff-organizations.ts';
import { ArrangedImage } from './ArrangedImage.tsx';
import { CatalogForm } from './CatalogForm.tsx';
import type { CatalogCopy } from './copy.ts';
import { entryKinds, formNamesOf } from './entry-kinds.ts';
import { useArrangement } from './use-arrangement.ts';
import '../../../styles/blocks/link.scss';
import '../../../styles/blocks/visually-hidden.scss';

interface Props {
  organization: StaffOrganization;
  copy: CatalogCopy;
}

/** Reorders, removes and describes an organization's images. The first image is the one that cards show. */
export function ArrangeImages({ organization, copy }: Props) {
  const { _id: id, revision } = organization;
  const { images, isChanged, announcement, list, moveEarlier, remove, discardChanges } = useArrangement(
    organization,
    copy,
  );

  const send = async (alts: Record<string, string>) => {
    const described = images.map(({ _id }) => ({ _id, alt: alts[_id] ?? '' }));
    const message = await arrangeImages(id, { images: described, revision });
    discardChanges();
    return { message, resetsForm: true };
  };

  return (
    <CatalogForm
      name={formNamesOf(entryKinds.organizations, organization).arrangement}
      title={copy.images}
      showsTitle
      submit={copy.saveImages}
      // The field for the text alternative of an image is named after the image's id.
      struct={object(Object.fromEntries(images.map(({ _id }) => [_id, altText()])))}
      send={send}
      refresh={() => staffOrganizations.refresh(id)}
      copy={copy}
    >
      {(field) => (
        <>
          <ol className="arrangement" ref={list}>
            {images.map((image, index) => (
              <ArrangedImage
                key={image._id}
                organization={organization}
                image={image}
                position={index + 1}
                count={images.length}
                field={field(image._id)}
                copy={copy}
                onMoveEarlier={() => moveEarlier(index)}
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
              <button className="link" type="button" onClick={discardChanges}>
                {copy.undo}
              </button>
            </p>
          )}
        </>
      )}
    </CatalogForm>
  );
}
