import type { BodyOf } from '@kindcrate/contract/endpoint';
import { formatMessage } from '@kindcrate/contract/message-format';
import { deleteAccountEndpoint, openOrdersChoices } from '@kindcrate/contract/personal-data';
import { useState } from 'react';
import { SelectField } from '../field/SelectField.tsx';
import { ErrorSummary } from '../form/ErrorSummary.tsx';
import { OfflineNotice } from '../form/FormNotices.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { useForm } from '../form/use-form.ts';
import type { DeletionCopy } from './copy.ts';
import '../form/form-status.scss';

export interface DeletionProps {
  /** The form's name, which is the prefix of its fields' ids. */
  name: string;
  /** How many donations of the account are under way. */
  openOrders: number;
  copy: DeletionCopy;
  /** Deletes the account. The form disappears with it. */
  onDelete: (body: BodyOf<typeof deleteAccountEndpoint>) => Promise<void>;
}

interface Props extends DeletionProps {
  onCancel: () => void;
}

/** The confirmation, with a choice about the donations that are under way. */
export function DeletionForm({ name, openOrders, copy, onDelete, onCancel }: Props) {
  const form = useForm({
    name,
    struct: deleteAccountEndpoint.body,
    errorTitle: copy.errorTitle,
    failure: copy.failure,
    async send(body) {
      await onDelete(body);
      return undefined;
    },
  });
  // The choice is shown when donations are under way, and once the API has required it because of a donation that was placed on another
  // device in the meantime. It then stays, even after an option is chosen and the message disappears.
  const isRequired = openOrders > 0 || form.problem?.fields.openOrders !== undefined;
  const [showsOpenOrders, setShowsOpenOrders] = useState(isRequired);
  if (isRequired && !showsOpenOrders) setShowsOpenOrders(true);
  return (
    <form className="form personal-data__form" {...form.props}>
      <p tabIndex={-1}>{copy.question}</p>
      <ErrorSummary {...form.summary} />
      <div className="form__status" role="status">
        <OfflineNotice problem={form.problem} text={copy.offline} />
      </div>
      {showsOpenOrders && (
        <SelectField
          {...form.field('openOrders')}
          label={formatMessage(copy.openOrders, { count: openOrders })}
          hint={copy.openOrdersHint}
          options={[
            { value: '', label: copy.choose },
            ...openOrdersChoices.map((value) => ({ value, label: copy.choices[value] })),
          ]}
        />
      )}
      <div className="personal-data__buttons">
        <SubmitButton label={copy.submit} isPending={form.isPending} />
        <button className="button button--quiet" type="button" onClick={() => !form.isPending && onCancel()}>
          {copy.keep}
        </button>
      </div>
    </form>
  );
}
