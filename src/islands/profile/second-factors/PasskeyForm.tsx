import { passkeyName } from '@kindcrate/contract/second-factors';
import { object } from 'superstruct';
import { createPasskey } from '../../../lib/passkeys.ts';
import { addPasskey, startPasskey } from '../../../stores/second-factors.ts';
import { Field } from '../../../ui/field/Field.tsx';
import { ErrorSummary } from '../../../ui/form/ErrorSummary.tsx';
import { OfflineNotice } from '../../../ui/form/FormNotices.tsx';
import { OutcomeNotice } from '../../../ui/form/OutcomeNotice.tsx';
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import type { SecondFactorsCopy } from './copy.ts';

interface Props {
  copy: SecondFactorsCopy;
}

const struct = object({ name: passkeyName() });

/** Adds a passkey, which the browser creates. */
export function PasskeyForm({ copy }: Props) {
  const { passkeys } = copy;
  const form = useForm({
    name: 'passkey',
    struct,
    errorTitle: copy.errorTitle,
    failure: copy.failure,
    async send({ name }) {
      const created = await createPasskey(await startPasskey());
      if (!created) return { message: passkeys.declined, resetsForm: false };
      return { message: await addPasskey({ ...created, name }), resetsForm: true };
    },
  });

  return (
    <form className="form" {...form.props}>
      <ErrorSummary {...form.summary} />
      <OutcomeNotice outcome={form.outcome} notices={<OfflineNotice problem={form.problem} text={copy.offline} />} />
      <Field {...form.field('name')} label={passkeys.name} hint={passkeys.nameHint} autoComplete="off" />
      <SubmitButton label={passkeys.submit} isPending={form.isPending} />
    </form>
  );
}
