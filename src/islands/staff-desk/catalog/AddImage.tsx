import type { CollectionEntry } from 'astro:content';
import { addOrganizationImageEndpoint, type StaffOrganization } from '@kindcrate/contract/staff-organizations';
import { staffOrganizations } from '../../../stores/staff-catalog.ts';
import { CatalogForm } from './CatalogForm.tsx';
import { asFilledIn } from './entry-fields.ts';
import { formsOf } from './forms.ts';
import { ImageFields } from './ImageFields.tsx';
import { kinds } from './kinds.ts';
import { useSendEntry } from './use-send-entry.ts';

interface Props {
  organization: StaffOrganization;
  copy: CollectionEntry<'staff'>['data']['catalog'];
}

/** Adds a picture behind those that an organization has. */
export function AddImage({ organization, copy }: Props) {
  const { _id: id, revision } = organization;
  const { send, ...upload } = useSendEntry({
    write: (form, writing) => staffOrganizations.write(addOrganizationImageEndpoint, form, { ...writing, id }),
    revision,
    stopped: copy.stopped,
  });
  return (
    <CatalogForm
      name={formsOf(kinds.organizations, organization).picture}
      title={copy.addPicture}
      isTitled
      submit={copy.addPicture}
      struct={asFilledIn(addOrganizationImageEndpoint.body)}
      send={send}
      upload={upload}
      refresh={() => staffOrganizations.refresh(id)}
      copy={copy}
    >
      {(field) => <ImageFields field={field} isNew copy={copy} />}
    </CatalogForm>
  );
}
