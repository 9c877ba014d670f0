import type { CollectionEntry } from 'astro:content';
import { addOrganizationImage, type StaffOrganization } from '@kindcrate/contract/staff-organizations';
import { staffOrganizations } from '../../../stores/staff-catalogue.ts';
import { ErrorSummary } from '../../error-summary/ErrorSummary.tsx';
import { OutcomeNotice } from '../../form/OutcomeNotice.tsx';
import { SubmitButton } from '../../form/SubmitButton.tsx';
import { useForm } from '../../form/use-form.ts';
import { Arrangement } from './Arrangement.tsx';
import { PictureFields } from './PictureFields.tsx';

interface Props {
  organization: StaffOrganization;
  copy: CollectionEntry<'staff'>['data']['catalogue'];
}

/** The pictures of an organization: their order and words, and a place for one more. */
export function Pictures({ organization, copy }: Props) {
  const { _id, revision, images } = organization;
  const form = useForm({
    name: `picture-${_id}`,
    struct: addOrganizationImage.body,
    problems: copy.problems,
    failure: copy.failure,
    send: async (_, element) => ({
      message: await staffOrganizations.write(addOrganizationImage, new FormData(element), _id),
      resets: true,
    }),
  });
  return (
    <section className="desk-pictures">
      <h4>{copy.pictures}</h4>
      {/* Anew when pictures came or went: what is arranged begins with what is there. */}
      <Arrangement key={images.map((image) => image._id).join()} organization={organization} copy={copy} />
      <h4>{copy.addPicture}</h4>
      <form className="form" {...form.props}>
        <ErrorSummary {...form.summary} />
        <input type="hidden" name="revision" value={revision} />
        <PictureFields field={form.field} isNew copy={copy} />
        <SubmitButton label={copy.addPicture} isPending={form.isPending} />
        <OutcomeNotice outcome={form.outcome} />
      </form>
    </section>
  );
}
