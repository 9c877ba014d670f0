import { blockPersonEndpoint, type Person } from '@kindcrate/contract/staff-people';
import { blockPerson } from '../../../stores/staff-people.ts';
import { Field } from '../../../ui/field/Field.tsx';
import { ErrorSummary } from '../../../ui/form/ErrorSummary.tsx';
import { OutcomeNotice } from '../../../ui/form/OutcomeNotice.tsx';
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import type { PeopleCopy } from '../copy.ts';

interface Props {
  person: Person;
  copy: PeopleCopy;
}

/** Blocks a person, or unblocks them, with a reason that only staff read. */
export function BlockForm({ person: { _id: id, blocked }, copy }: Props) {
  const { blocking } = copy;
  const label = blocked ? blocking.unblock : blocking.block;
  const form = useForm({
    name: `block-${id}`,
    struct: blockPersonEndpoint.body,
    errorTitle: copy.errorTitle,
    failure: copy.failure,
    send: async (body) => ({ message: await blockPerson(id, body), resetsForm: true }),
  });
  return (
    <form className="form desk-form" aria-label={label} {...form.props}>
      <ErrorSummary {...form.summary} />
      <OutcomeNotice outcome={form.outcome} />
      <Field {...form.field('reason')} label={blocking.reason} hint={blocking.reasonHint} autoComplete="off" />
      <input type="hidden" name="blocked" value={String(!blocked)} />
      <SubmitButton label={label} isPending={form.isPending} />
    </form>
  );
}
