import { apiScopes, createTokenEndpoint, maxTokenNameLength } from '@kindcrate/contract/staff-tokens';
import { createToken } from '../../../../stores/staff-tokens.ts';
import { Field } from '../../../../ui/field/Field.tsx';
import { SelectField } from '../../../../ui/field/SelectField.tsx';
import { ErrorSummary } from '../../../../ui/form/ErrorSummary.tsx';
import { OutcomeNotice } from '../../../../ui/form/OutcomeNotice.tsx';
import { SubmitButton } from '../../../../ui/form/SubmitButton.tsx';
import { useForm } from '../../../../ui/form/use-form.ts';
import type { PeopleCopy } from '../../copy.ts';

interface Props {
  copy: PeopleCopy;
}

/** Creates a token for the person who is logged in. */
export function TokenForm({ copy: { tokens, errorTitle } }: Props) {
  const form = useForm({
    name: 'token',
    struct: createTokenEndpoint.body,
    errorTitle,
    failure: tokens.failure,
    send: async (body) => ({ message: await createToken(body), resetsForm: true }),
  });
  return (
    <form className="form desk-form" aria-label={tokens.create} {...form.props}>
      <ErrorSummary {...form.summary} />
      <OutcomeNotice outcome={form.outcome} />
      <Field
        {...form.field('name')}
        label={tokens.name}
        hint={tokens.nameHint}
        maxLength={maxTokenNameLength}
        autoComplete="off"
      />
      <SelectField
        {...form.field('scopes')}
        label={tokens.scopes}
        options={[
          ...apiScopes.map((value) => ({ value, label: tokens.scopeNames[value] })),
          // A select has one value, so the contract also accepts several scopes as one string, separated by spaces.
          { value: apiScopes.join(' '), label: tokens.everyScope },
        ]}
      />
      <SubmitButton label={tokens.create} isPending={form.isPending} />
    </form>
  );
}
