import type { CollectionEntry } from 'astro:content';
import { type Profile, updateContactDetailsEndpoint } from '@kindcrate/contract/profile';
import { interpolate } from '../../lib/interpolate.ts';
import { requestInSession } from '../../stores/session-requests.ts';
import { Field } from '../../ui/field/Field.tsx';
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx';
import { FormNotes } from '../../ui/form/FormNotes.tsx';
import { OutcomeNotice } from '../../ui/form/OutcomeNotice.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { useDraft } from '../../ui/form/use-draft.ts';
import { useForm } from '../../ui/form/use-form.ts';
import { filledInDetails } from './contact-details.ts';

interface Props {
  profile: Profile;
  copy: CollectionEntry<'profile'>['data']['details'];
  onUpdated: () => void;
}

/** Changes the username, the phone, or both. */
export function DetailsForm({ profile, copy, onUpdated }: Props) {
  const draft = useDraft('details');
  const form = useForm({
    name: 'details',
    draft,
    struct: filledInDetails,
    errorTitle: copy.errorTitle,
    failure: copy.failure,
    async send(body) {
      const { message } = await requestInSession(updateContactDetailsEndpoint, { body });
      onUpdated();
      return { message, resets: true };
    },
  });

  return (
    <form className="form card" {...form.props}>
      <h2 className="profile__title">{copy.title}</h2>
      <p className="field__hint">{copy.lead}</p>
      <ErrorSummary {...form.summary} />
      <OutcomeNotice outcome={form.outcome} notes={<FormNotes draft={draft} problem={form.problem} copy={copy} />} />
      <Field
        {...form.field('username')}
        label={copy.username}
        hint={interpolate(copy.usernameHint, { username: profile.username })}
        required={false}
        autoComplete="nickname"
      />
      <Field
        {...form.field('phone')}
        label={copy.phone}
        hint={interpolate(copy.phoneHint, { phone: profile.phone })}
        type="tel"
        required={false}
        autoComplete="tel-national"
      />
      <SubmitButton label={copy.submit} isPending={form.isPending} />
    </form>
  );
}
