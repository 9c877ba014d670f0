import type { CollectionEntry } from 'astro:content';
import { type Profile, updateContactDetailsEndpoint } from '@kindcrate/contract/profile';
import { fillIn } from '../../lib/fill-in.ts';
import { requestInSession } from '../../stores/session-calls.ts';
import { ErrorSummary } from '../error-summary/ErrorSummary.tsx';
import { Field } from '../field/Field.tsx';
import { FormNotes } from '../form/FormNotes.tsx';
import { OutcomeNotice } from '../form/OutcomeNotice.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { useDraft } from '../form/use-draft.ts';
import { useForm } from '../form/use-form.ts';
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
    problems: copy.problems,
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
        hint={fillIn(copy.usernameHint, { username: profile.username })}
        required={false}
        autoComplete="nickname"
      />
      <Field
        {...form.field('phone')}
        label={copy.phone}
        hint={fillIn(copy.phoneHint, { phone: profile.phone })}
        type="tel"
        required={false}
        autoComplete="tel-national"
      />
      <SubmitButton label={copy.submit} isPending={form.isPending} />
    </form>
  );
}
