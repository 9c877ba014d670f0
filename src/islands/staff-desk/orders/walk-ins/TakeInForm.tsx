import { takeInGiftEndpoint } from '@kindcrate/contract/walk-ins';
import { useRef } from 'react';
import { type TakenInGift, takeInGift } from '../../../../stores/staff-walk-ins.ts';
import { AsyncButton } from '../../../../ui/async-button/AsyncButton.tsx';
import { Field } from '../../../../ui/field/Field.tsx';
import { SelectField } from '../../../../ui/field/SelectField.tsx';
import { ErrorSummary } from '../../../../ui/form/ErrorSummary.tsx';
import { OfflineNotice } from '../../../../ui/form/FormNotices.tsx';
import { OutcomeNotice } from '../../../../ui/form/OutcomeNotice.tsx';
import { useForm } from '../../../../ui/form/use-form.ts';
import { useOrganizationOptions } from '../../catalog-options.ts';
import type { DeskOrdersCopy } from '../../copy.ts';
import { ItemFields } from './ItemFields.tsx';
import { readPhotos } from './read-items.ts';

interface Props {
  asksForOrganization: boolean;
  /** The organization that was chosen for the previous gift. */
  organization: string;
  copy: DeskOrdersCopy;
  onTakenIn: (takenIn: TakenInGift, organization: string) => void;
}

/** Asks what arrived, for which organization, and for the contact details of the person who brought it. */
export function TakeInForm({ asksForOrganization, organization, copy, onTakenIn }: Props) {
  const { walkIns } = copy;
  const root = useRef<HTMLDivElement>(null);
  const form = useForm({
    name: 'walk-in',
    struct: takeInGiftEndpoint.body,
    errorTitle: walkIns.errorTitle,
    failure: walkIns.failure,
    async send(body) {
      const element = root.current?.closest('form');
      onTakenIn(await takeInGift(body, element ? readPhotos(element, body.items.length) : []), body.organization ?? '');
      return undefined;
    },
  });
  return (
    <form className="form desk-form walk-in-form" aria-label={walkIns.title} {...form.props}>
      <p className="quiet">{walkIns.lead}</p>
      <ErrorSummary {...form.summary} />
      <OutcomeNotice outcome={form.outcome} notices={<OfflineNotice problem={form.problem} text={walkIns.offline} />} />
      {asksForOrganization && <OrganizationField field={form.field} organization={organization} copy={copy} />}
      <div ref={root}>
        <ItemFields form={form.props.ref} field={form.field} copy={copy} />
      </div>
      <Field
        {...form.field('email')}
        label={walkIns.email}
        hint={walkIns.emailHint}
        required={false}
        type="email"
        autoComplete="off"
      />
      <div className="walk-in-form__row">
        <Field {...form.field('location')} label={walkIns.location} required={false} autoComplete="off" />
        <Field {...form.field('phone')} label={walkIns.phone} required={false} type="tel" autoComplete="off" />
      </div>
      <div className="button-row">
        <AsyncButton label={walkIns.submit} type="submit" isPending={form.isPending} />
      </div>
    </form>
  );
}

interface OrganizationProps extends Pick<Props, 'organization' | 'copy'> {
  field: (name: string) => { id: string; name: string; error: string | undefined };
}

/** Only for staff: volunteers are not allowed to list the organizations. */
function OrganizationField({ field, organization, copy: { walkIns } }: OrganizationProps) {
  const options = useOrganizationOptions(null, walkIns.chooseOrganization);
  return (
    <SelectField
      // Uncontrolled, so it has to be remounted when the list of organizations has loaded.
      key={options.length}
      {...field('organization')}
      label={walkIns.organization}
      defaultValue={organization}
      options={options}
    />
  );
}
