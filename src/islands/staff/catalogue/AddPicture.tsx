import type { CollectionEntry } from 'astro:content';
import { addOrganizationImageEndpoint, type StaffOrganization } from '@kindcrate/contract/staff-organizations';
import { staffOrganizations } from '../../../stores/staff-catalogue.ts';
import { CatalogueForm } from './CatalogueForm.tsx';
import { asFilledIn } from './entry-fields.ts';
import { formsOf } from './forms.ts';
import { kinds } from './kinds.ts';
import { PictureFields } from './PictureFields.tsx';
import { useSendEntry } from './use-send-entry.ts';

interface Props {
  organization: StaffOrganization;
  copy: CollectionEntry<'staff'>['data']['catalogue'];
}

/** Adds a picture behind those that an organization has. */
export function AddPicture({ organization, copy }: Props) {
  const { _id: id, revision } = organization;
  const { send, ...upload } = useSendEntry({
    write: (form, writing) => staffOrganizations.write(addOrganizationImageEndpoint, form, { ...writing, id }),
    revision,
    stopped: copy.stopped,
  });
  return (
    <CatalogueForm
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
      {(field) => <PictureFields field={field} isNew copy={copy} />}
    </CatalogueForm>
  );
}
