import { formatMessage } from '@kindcrate/contract/message-format';
import type { LenientProfile } from '@kindcrate/contract/profile';
import { contactDetails, updateContactDetailsEndpoint } from '@kindcrate/contract/profile-changes';
import { coerce, record, string, unknown } from 'superstruct';
import { requestInSession } from '../../stores/session-requests.ts';
import { Field } from '../../ui/field/Field.tsx';
import { phoneAttributes } from '../../ui/field/phone-attributes.ts';
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx';
import { FormNotices } from '../../ui/form/FormNotices.tsx';
import { OutcomeNotice } from '../../ui/form/OutcomeNotice.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { useAccountDraft } from '../../ui/form/use-account-draft.ts';
import { useForm } from '../../ui/form/use-form.ts';
import type { DetailsFormCopy } from './copy.ts';

interface Props {
  profile: LenientProfile;
  copy: DetailsFormCopy;
  onUpdated: () => void;
}

const isEmpty = (value: unknown) => typeof value === 'string' && value.trim() === '';

/** Contact details without the fields that were left empty. The API does not change fields that are missing. */
export const changedDetails = coerce(contactDetails, record(string(), unknown()), (fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => !isEmpty(value))),
);

/** Changes the username, the phone number or both. */
export function DetailsForm({ profile, copy, onUpdated }: Props) {
  const draft = useAccountDraft('details');
  const form = useForm({
    name: 'details',
    draft,
    struct: changedDetails,
    errorTitle: copy.errorTitle,
    failure: copy.failure,
    async send(body) {
      const { message } = await requestInSession(updateContactDetailsEndpoint, { body });
      onUpdated();
      return { message, resetsForm: true };
    },
  });

  return (
    <form className="form card" {...form.props}>
      <h2 className="profile__title">{copy.title}</h2>
      <p className="field__hint">{copy.lead}</p>
      <ErrorSummary {...form.summary} />
      <OutcomeNotice
        outcome={form.outcome}
        notices={<FormNotices draft={draft} problem={form.problem} copy={copy} />}
      />
      <Field
        {...form.field('username')}
        label={copy.username}
        hint={formatMessage(copy.usernameHint, { username: profile.username })}
        required={false}
        autoComplete="nickname"
      />
      <Field
        {...form.field('phone')}
        label={copy.phone}
        hint={formatMessage(copy.phoneHint, { phone: profile.phone })}
        {...phoneAttributes}
        required={false}
      />
      <SubmitButton label={copy.submit} isPending={form.isPending} />
    </form>
  );
}
