import { addOrganizationImageEndpoint, type StaffOrganization } from '@kindcrate/contract/staff-organizations';
import { staffOrganizations } from '../../../stores/staff-organizations.ts';
import { CatalogForm } from './CatalogForm.tsx';
import type { CatalogCopy } from './copy.ts';
import { entryKinds, formNamesOf } from './entry-kinds.ts';
import { ImageFields, useCatalogCrop } from './ImageFields.tsx';
import { useSendEntry } from './use-send-entry.ts';

interface Props {
  organization: StaffOrganization;
  copy: CatalogCopy;
}

/** Adds an image at the end of an organization's gallery. */
export function AddImage({ organization, copy }: Props) {
  const { _id: id, revision } = organization;
  const crop = useCatalogCrop();
  const { send, ...upload } = useSendEntry({
    prepare: crop.cropPhoto,
    write: (body, options) => staffOrganizations.write(addOrganizationImageEndpoint, body, { ...options, id }),
    revision,
    uploadCanceled: copy.uploadCanceled,
  });
  return (
    <CatalogForm
      name={formNamesOf(entryKinds.organizations, organization).newImage}
      title={copy.addImage}
      showsTitle
      submit={copy.addImage}
      struct={addOrganizationImageEndpoint.body}
      send={send}
      upload={upload}
      onReset={() => void crop.choose(undefined)}
      refresh={() => staffOrganizations.refresh(id)}
      copy={copy}
    >
      {(field) => <ImageFields field={field} isNew crop={crop} copy={copy} />}
    </CatalogForm>
  );
}
